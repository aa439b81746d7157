import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { openTestFiles, openTestLog } from '#tests/pictures.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { type Kept, purgeOld, RETENTION } from './retention.server.ts'

const NOW = new Date('2026-03-10T10:00:00Z')

/** The table of each kind, and a statement that adds a row of that age; `id` tells the rows apart. */
const ROWS: Record<string, { table: string; add: (id: string, at: string) => string }> = {
  pictureMetadata: {
    table: 'picture_metadata',
    add: (id, at) =>
      `WITH picture AS (INSERT INTO pictures (original_key, format, width, height, ground, content_version)
         VALUES ('${id}', 'png', 1, 1, '#ffffff', '${id}') RETURNING id)
       INSERT INTO picture_metadata (picture_id, metadata, read_at) SELECT id, '{"id": "${id}"}', '${at}' FROM picture`,
  },
  emails: {
    table: 'letters',
    add: (id, at) =>
      `INSERT INTO letters (id, kind, state, next_attempt_at, queued_at, finished_at, message_id)
       VALUES ('${id}', 'any', 'sent', '${at}', '${at}', '${at}', '${id}')`,
  },
  collections: {
    table: 'saved_collections',
    add: (id, at) =>
      `INSERT INTO saved_collections (id, language, entries, saved_at, expires_at) VALUES ('${id}', 'de', '[]', '${at}', '${at}')`,
  },
  references: {
    table: 'reference_pictures',
    add: (id, at) =>
      `INSERT INTO reference_pictures (id, embedder, crops, expires_at) VALUES ('${id}', 'any', 1, '${at}')`,
  },
  rateLimitKeys: {
    table: 'rate_limit_days',
    add: (id, at) => `INSERT INTO rate_limit_days (day, key) VALUES ('${at.slice(0, 10)}', '${id}')`,
  },
  rateLimitCounts: {
    table: 'rate_limit_counts',
    add: (id, at) => `INSERT INTO rate_limit_counts (key, points, expire) VALUES ('${id}', 1, '${at}')`,
  },
  sendingCounts: {
    table: 'sending_days',
    add: (id, at) => `INSERT INTO sending_days (day, key) VALUES ('${at.slice(0, 10)}', '${id}')`,
  },
  sessions: {
    table: 'staff_sessions',
    add: (id, at) =>
      `INSERT INTO staff_sessions (id, token, user_id, expires_at, created_at, updated_at)
       VALUES ('${id}', '${id}', 'staff', '${at}', '${at}', '${at}')`,
  },
  knownBrowsers: {
    table: 'staff_browsers',
    add: (id, at) =>
      `INSERT INTO staff_browsers (account_id, hash, used_at) VALUES ('staff', '${id}', '${at}')`,
  },
  wrongPasswords: {
    table: 'staff_tries',
    add: (id, at) =>
      `INSERT INTO staff_tries (subject, count, wait_until, tried_at) VALUES ('${id}', 1, '${at}', '${at}')`,
  },
  usedCodes: {
    table: 'staff_used_codes',
    add: (id, at) =>
      `INSERT INTO staff_used_codes (account_id, code, used_at) VALUES ('staff', '${id}', '${at}')`,
  },
  tokens: {
    table: 'staff_tokens',
    add: (id, at) =>
      `INSERT INTO staff_tokens (id, account_id, name, hash, scopes, created_at, ends_at)
       VALUES ('${id}', 'staff', '', '${id}', '[]', '${at}', '${at}')`,
  },
  notifications: {
    table: 'notifications',
    add: (id, at) =>
      `INSERT INTO notifications (account_id, kind, resource, record_id, record_name, by_name, happened_at)
       VALUES ('staff', 'assigned', 'enquiries', '${id}', '', '', '${at}')`,
  },
  webhookDeliveries: {
    table: 'webhook_deliveries',
    add: (id, at) =>
      `WITH webhook AS (INSERT INTO webhooks (id, name, url, events, secret, made_by, created_at)
         VALUES ('${id}', '', '', '[]', '', '', '${at}') RETURNING id)
       INSERT INTO webhook_deliveries (id, webhook_id, kind, payload, state, next_attempt_at, queued_at, finished_at)
       SELECT id, id, 'webhook.test', '', 'delivered', '${at}', '${at}', '${at}' FROM webhook`,
  },
  previewLinks: {
    table: 'preview_links',
    add: (id, at) =>
      `INSERT INTO preview_links (token_hash, resource, record_id, lasting, staff_name, created_at, expires_at)
       VALUES ('${id}', 'news', '${id}', 'window', '', '${at}', '${at}')`,
  },
  importReports: {
    table: 'staff_imports',
    add: (id, at) =>
      `INSERT INTO staff_imports (id, is_trial, handled, total, state, began_at, seen_at)
       VALUES ('${id}', true, 0, 0, 'done', '${at}', '${at}')`,
  },
}

const KINDS: Readonly<Record<string, Kept>> = RETENTION

describe.each(ENGINES)('on %s', (engine) => {
  test('rows stay as long as the table says, and then go', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    await using stored = await openTestFiles()
    const { files } = stored
    await db.execute(sql`INSERT INTO staff_accounts (id, name, email, created_at, updated_at)
      VALUES ('staff', '', 'staff@mail.example', now(), now())`)
    for (const [kind, { table, add }] of Object.entries(ROWS)) {
      const { keptMs = 0, purge: forget } = KINDS[kind] ?? {}
      // An entry that is stored by the day is as old as the whole day.
      const [younger, older] = table.endsWith('_days') ? [0, DAY_MS] : [keptMs, keptMs + 1]
      for (const [id, age] of Object.entries({ younger, older }))
        await db.execute(sql.raw(add(id, new Date(NOW.getTime() - age).toISOString())))
      const gone = await forget?.({ db, files }, new Date(NOW.getTime() - keptMs))
      const left = await rowsOf(db, sql.raw(`SELECT * FROM ${table}`))
      expect([kind, gone, JSON.stringify(left).includes('younger'), left.length]).toEqual([kind, 1, true, 1])
    }
  })
})

test('what cannot be deleted is logged, and all else is deleted', async () => {
  await using database = await openTestDatabase()
  await using stored = await openTestFiles()
  const { log, named } = openTestLog()
  const { db } = database
  await db.execute(sql.raw(`${ROWS.wrongPasswords?.add('older', NOW.toISOString())}`))
  await db.execute(sql`ALTER TABLE saved_collections RENAME TO gone`)
  const clock = { now: () => new Date(NOW.getTime() + 2 * DAY_MS) }
  await purgeOld({ db, files: stored.files, log, clock })
  expect(named('retention.failed')).toMatchObject([{ what: 'collections' }])
  expect(named('retention.forgotten')).toEqual([
    expect.objectContaining({ what: 'wrongPasswords', count: 1 }),
  ])
})
