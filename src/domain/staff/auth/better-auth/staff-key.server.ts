import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { staffKeys } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

const KEY_BYTES = 32
const KEY_NAME = 'sign-in'

/**
 * The key that signs session cookies and encrypts authenticators' secrets. Created at the first call and stored in the
 * database, so that all instances share it and sessions survive the restore of a backup.
 */
export async function getStaffKey(db: Database): Promise<string> {
  const find = () => db.select({ key: staffKeys.key }).from(staffKeys).where(eq(staffKeys.name, KEY_NAME))
  const [known] = await find()
  if (known) return known.key
  const created = randomBytes(KEY_BYTES).toString('base64')
  await db.insert(staffKeys).values({ name: KEY_NAME, key: created }).onConflictDoNothing()
  // Another instance may have inserted one first.
  const [kept] = await find()
  return kept?.key ?? created
}
