import { createHash } from 'node:crypto'
import { eq, lt, lte, sql } from 'drizzle-orm'
import { staffSecondFactors, staffTries } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

/** Typing errors are free; from then on each wrong password doubles the wait before the next is looked at. */
const FREE_FOR_ACCOUNT = 4
/** A whole office may sit behind one address. */
const FREE_FOR_NETWORK = 20
const FIRST_WAIT_MS = 15_000
/** Guessing 24 times a day leads nowhere, and whoever is shut out by somebody's guessing still has their passkey. */
const LONGEST_WAIT_MS = 3_600_000
const FORGOTTEN_AFTER_MS = 24 * 3_600_000

/** For whom a password is tried, and where from. */
export type Guesser = { email: string; network: string }

export type Try = { outcome: 'allowed' } | { outcome: 'wait'; seconds: number }

/**
 * Counts a try before it is looked at, so that many at once are not more than one after the other. Counted in the
 * database: a restart forgets nothing and all instances count together. Addresses without an account are counted alike.
 */
export async function beginTry(db: Database, guesser: Guesser, now: Date): Promise<Try> {
  await db.delete(staffTries).where(lt(staffTries.triedAt, new Date(now.getTime() - FORGOTTEN_AFTER_MS)))
  for (const { subject, free } of subjectsOf(guesser)) {
    const wait = await countOne(db, subject, free, now)
    if (wait > 0) return { outcome: 'wait', seconds: Math.ceil(wait / 1000) }
  }
  return { outcome: 'allowed' }
}

/** The password was right: the account starts anew, and the network gets this one back. */
export async function endTry(db: Database, guesser: Guesser, now: Date): Promise<void> {
  await forgetTries(db, guesser.email)
  await db
    .update(staffTries)
    .set({ count: sql`greatest(${staffTries.count} - 1, 0)`, waitUntil: now })
    .where(eq(staffTries.subject, networkSubject(guesser.network)))
}

/** Whoever has just been given a new link may try again at once. */
export async function forgetTries(db: Database, email: string): Promise<void> {
  await db.delete(staffTries).where(eq(staffTries.subject, accountSubject(email)))
}

/** Whoever was given a new link at the machine need not wait for what was typed wrongly before. */
export async function liftCodeLock(db: Database, accountId: string): Promise<void> {
  await db
    .update(staffSecondFactors)
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where(eq(staffSecondFactors.userId, accountId))
}

function subjectsOf({ email, network }: Guesser) {
  return [
    { subject: accountSubject(email), free: FREE_FOR_ACCOUNT },
    { subject: networkSubject(network), free: FREE_FOR_NETWORK },
  ]
}

/** Answers how many milliseconds are still to wait, 0 when the try counts. */
async function countOne(db: Database, subject: string, free: number, now: Date): Promise<number> {
  const beyond = sql`${staffTries.count} + 1 - ${free}::int`
  // 2 to the 20th is far beyond the longest wait, and no number too large comes of a long siege.
  const doubled = sql`${FIRST_WAIT_MS}::float8 * power(2, least(${beyond} - 1, 20))`
  const waiting = sql`CASE WHEN ${beyond} <= 0 THEN 0 ELSE least(${doubled}, ${LONGEST_WAIT_MS}::float8) END`
  const [counted] = await db
    .insert(staffTries)
    .values({ subject, count: 1, waitUntil: now, triedAt: now })
    .onConflictDoUpdate({
      target: staffTries.subject,
      set: {
        count: sql`${staffTries.count} + 1`,
        waitUntil: sql`${now.toISOString()}::timestamptz + ${waiting} * interval '1 millisecond'`,
        triedAt: now,
      },
      setWhere: lte(staffTries.waitUntil, now),
    })
    .returning({ count: staffTries.count })
  if (counted) return 0
  const [kept] = await db.select().from(staffTries).where(eq(staffTries.subject, subject))
  return kept ? Math.max(1, kept.waitUntil.getTime() - now.getTime()) : 0
}

function accountSubject(email: string): string {
  return hashOf(`account ${email.trim().toLowerCase()}`)
}

function networkSubject(network: string): string {
  return hashOf(`network ${network}`)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
