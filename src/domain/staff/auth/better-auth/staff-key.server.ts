import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { staffKeys } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

const KEY_BYTES = 32
const KEY_NAME = 'sign-in'

/**
 * What sessions' cookies are signed and authenticators' secrets encrypted with. Made when it is first asked for and kept in
 * the database: all instances have the same, and a backup that is restored lets in whoever came in before.
 */
export async function getStaffKey(db: Database): Promise<string> {
  const find = () => db.select({ key: staffKeys.key }).from(staffKeys).where(eq(staffKeys.name, KEY_NAME))
  const [known] = await find()
  if (known) return known.key
  const made = randomBytes(KEY_BYTES).toString('base64')
  await db.insert(staffKeys).values({ name: KEY_NAME, key: made }).onConflictDoNothing()
  // Another instance may have been first.
  const [kept] = await find()
  return kept?.key ?? made
}
