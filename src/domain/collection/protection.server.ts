import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { makePass } from '#platform/http/signed-pass.server.ts'
import type { RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { LINK_PASSWORD, type PasswordTry, tryPassword } from '#platform/rate-limits/try-password.server.ts'
import { createCollectionId, isCollectionId, isOpenFor } from './saved-collections.server.ts'
import { savedCollections } from './tables.server.ts'

const Day = z.iso.date()

type Needs = { db: Database; now: Date }

export type Unlocking =
  | { outcome: 'unlocked'; pass: string }
  | { outcome: 'unknown' }
  | Exclude<PasswordTry, { outcome: 'right' }>

export type Protecting =
  | { outcome: 'protected'; id: string }
  | { outcome: 'unknown' | 'short-password' | 'wrong-day' }

/** False also for what is not there, which says so by itself. */
export async function isLocked({ db, now }: Needs, id: string, pass: string): Promise<boolean> {
  const row = await find(db, id)
  return row !== null && !isOpenFor(row, pass, now)
}

export async function unlockCollection(
  { db, now, ...needs }: Needs & { rateLimits: RateLimits; networkAddress: string },
  id: string,
  password: string,
): Promise<Unlocking> {
  const row = await find(db, id)
  if (!row?.passwordHash) return { outcome: 'unknown' }
  const { passwordHash: hash } = row
  const { rateLimits, networkAddress } = needs
  const tried = await tryPassword(rateLimits, { link: id, hash, password, networkAddress })
  if (tried.outcome !== 'right') return tried
  return {
    outcome: 'unlocked',
    pass: makePass(hash, [id], new Date(now.getTime() + LINK_PASSWORD.letsInForMs)),
  }
}

/**
 * Copies a saved collection under a link of its own, with a password, a last day, or both: whoever has the first link keeps it.
 * It never ends later than the first one. `day` is a calendar day in UTC, or empty.
 */
export async function protectCollection(
  { db, now }: Needs,
  id: string,
  { password, day, pass }: { password: string; day: string; pass: string },
): Promise<Protecting> {
  const row = await find(db, id)
  if (!row || row.expiresAt <= now || !isOpenFor(row, pass, now)) return { outcome: 'unknown' }
  if (password && (password.length < LINK_PASSWORD.shortest || password.length > LINK_PASSWORD.longest))
    return { outcome: 'short-password' }
  const asked = day ? new Date(`${day}T23:59:59Z`) : row.expiresAt
  if ((day && !Day.safeParse(day).success) || asked <= now) return { outcome: 'wrong-day' }
  const copy = {
    ...row,
    id: createCollectionId(),
    passwordHash: password ? await hashPassword(password) : null,
    expiresAt: new Date(Math.min(asked.getTime(), row.expiresAt.getTime())),
  }
  await db.insert(savedCollections).values(copy)
  return { outcome: 'protected', id: copy.id }
}

async function find(db: Database, id: string) {
  if (!isCollectionId(id)) return null
  const [row] = await db.select().from(savedCollections).where(eq(savedCollections.id, id))
  return row ?? null
}
