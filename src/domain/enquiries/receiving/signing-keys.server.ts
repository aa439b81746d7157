import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { proofKeys } from '#domain/enquiries/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

const KEY_BYTES = 32

/** The installation's key of that name, made at the first call of all and the same for all instances. */
export async function readSigningKey(db: Database, name: string): Promise<string> {
  const kept = await findKey(db, name)
  if (kept) return kept
  const made = randomBytes(KEY_BYTES).toString('base64')
  await db.insert(proofKeys).values({ name, key: made }).onConflictDoNothing()
  // Another instance may have been quicker.
  return (await findKey(db, name)) ?? made
}

async function findKey(db: Database, name: string): Promise<string | null> {
  const [kept] = await db.select({ key: proofKeys.key }).from(proofKeys).where(eq(proofKeys.name, name))
  return kept?.key ?? null
}
