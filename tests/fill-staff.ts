import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'

/** Adds a row to every table of the staff's accounts, for tests that read all tables. */
export async function fillStaff(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  for (const row of [
    sql`staff_accounts (id, name, email, created_at, updated_at) VALUES ('a', 'Frieda Probe', 'frieda@example.com', ${at}, ${at})`,
    sql`staff_passwords (id, account_id, provider_id, user_id, password, created_at, updated_at)
      VALUES ('p', 'a', 'credential', 'a', 'hash', ${at}, ${at})`,
    sql`staff_sessions (id, token, user_id, expires_at, created_at, updated_at) VALUES ('s', 't', 'a', ${at}, ${at}, ${at})`,
    sql`staff_browsers (account_id, hash, used_at) VALUES ('a', 'h', ${at})`,
    sql`staff_second_factors (id, user_id, secret, backup_codes) VALUES ('f', 'a', 'secret', 'codes')`,
    sql`staff_challenges (id, identifier, value, expires_at, created_at, updated_at)
      VALUES ('c', 'i', 'v', ${at}, ${at}, ${at})`,
    sql`staff_passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up)
      VALUES ('k', 'a', 'key', 'credential', 0, 'multiDevice', true)`,
    sql`staff_identities (issuer, subject, account_id, created_at) VALUES ('https://login.example', 'ä', 'a', ${at})`,
    sql`staff_links (hash, account_id, expires_at) VALUES ('h', 'a', ${at})`,
    sql`staff_tries (subject, count, wait_until, tried_at) VALUES ('t', 1, ${at}, ${at})`,
    sql`staff_used_codes (account_id, code, used_at) VALUES ('a', '123456', ${at})`,
    sql`staff_tokens (id, account_id, name, hash, scopes, created_at, ends_at)
      VALUES ('o', 'a', 'Übergabe', 'h', '["*:read"]', ${at}, ${at})`,
    sql`staff_keys (name, key) VALUES ('test', 'key')`,
    sql`reply_signatures (account_id, text_de, text_en) VALUES ('a', 'Frieda', 'Frieda')`,
    sql`notifications (account_id, kind, resource, record_id, record_name, by_name, happened_at)
      VALUES ('a', 'assigned', 'enquiries', 'a', '', 'Änne', ${at})`,
    sql`notification_choices (account_id, switched_off) VALUES ('a', '["proposed"]')`,
  ])
    await db.execute(sql`INSERT INTO ${row}`)
}
