import { eq } from 'drizzle-orm'
import { recordChange } from '#domain/staff/changes.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Database } from '#platform/database/database.ts'
import type { Busy, LinkPasswords } from '#platform/rate-limits/link-passwords.server.ts'
import { deliveries } from './tables.server.ts'

export type ChangeNeeds = { db: Database; now: Date; staff: Staff }

export async function findSecret(db: Database, id: number): Promise<string | null> {
  const [row] = await db.select({ secret: deliveries.secret }).from(deliveries).where(eq(deliveries.id, id))
  return row?.secret ?? null
}

/** An empty text means none. Everybody who was let in by the former password is asked again. */
export async function setPassword(
  { linkPasswords, ...needs }: ChangeNeeds & { linkPasswords: LinkPasswords },
  id: number,
  password: string,
): Promise<{ outcome: 'done' | 'unknown' } | Busy> {
  const hashing = password ? await linkPasswords.hash(password) : { outcome: 'hashed' as const, hash: null }
  if (hashing.outcome === 'busy') return hashing
  return needs.db.transaction(async (db) => {
    const [written] = await db
      .update(deliveries)
      .set({ passwordHash: hashing.hash })
      .where(eq(deliveries.id, id))
      .returning({ id: deliveries.id })
    if (!written) return { outcome: 'unknown' }
    await noteChange({ ...needs, db }, id, { Password: {} })
    return { outcome: 'done' }
  })
}

export function noteChange(
  { db, now, staff }: ChangeNeeds,
  id: number,
  details: Record<string, unknown>,
): Promise<void> {
  const change = { action: 'change', resource: 'deliveries', recordId: String(id), changedAt: now } as const
  return recordChange(db, staff, { ...change, details })
}
