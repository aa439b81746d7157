import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import { staffSecondFactors, staffTries } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

/** So many wrong passwords cause no delay; each further one doubles the wait before the next attempt. */
const FREE_PER_ACCOUNT = 4
/** A whole office may share one address. */
const FREE_PER_NETWORK = 20
const FIRST_WAIT_MS = 15_000
/** 24 guesses a day are useless, and an owner who is locked out by an attacker can still use a passkey. */
const LONGEST_WAIT_MS = 3_600_000
/** The moment of an attempt would not do: others of the network came before it and are counted after it. */
const NO_WAIT = new Date(0)

export type LoginAttempt = { email: string; network: string }

type Throttle = { outcome: 'allowed' } | { outcome: 'wait'; seconds: number }

/** Counts before the check, so concurrent attempts are limited like consecutive ones; unknown addresses count too. */
export async function beginLoginAttempt(db: Database, attempt: LoginAttempt, now: Date): Promise<Throttle> {
  for (const { subject, free } of subjectsOf(attempt)) {
    const wait = await countAttempt(db, subject, free, now)
    if (wait > 0) return { outcome: 'wait', seconds: Math.ceil(wait / 1000) }
  }
  return { outcome: 'allowed' }
}

/** Resets the account's count after a right password, and takes the attempt off the network's. */
export async function endLoginAttempt(db: Database, attempt: LoginAttempt): Promise<void> {
  await clearLoginAttempts(db, attempt.email)
  await db
    .update(staffTries)
    .set({ count: sql`greatest(${staffTries.count} - 1, 0)`, waitUntil: NO_WAIT })
    .where(eq(staffTries.subject, networkSubject(attempt.network)))
}

export async function clearLoginAttempts(db: Database, email: string): Promise<void> {
  await db.delete(staffTries).where(eq(staffTries.subject, accountSubject(email)))
}

export async function liftCodeLock(db: Database, accountId: string): Promise<void> {
  await db
    .update(staffSecondFactors)
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where(eq(staffSecondFactors.userId, accountId))
}

function subjectsOf({ email, network }: LoginAttempt) {
  return [
    { subject: accountSubject(email), free: FREE_PER_ACCOUNT },
    { subject: networkSubject(network), free: FREE_PER_NETWORK },
  ]
}

/** Returns the milliseconds still to wait; 0 when the attempt is allowed. */
async function countAttempt(db: Database, subject: string, free: number, now: Date): Promise<number> {
  const beyond = sql`${staffTries.count} + 1 - ${free}::int`
  // 2^20 is far beyond the longest wait; without a limit, the power would overflow under a long attack.
  const doubled = sql`${FIRST_WAIT_MS}::float8 * power(2, least(${beyond} - 1, 20))`
  const waiting = sql`least(${doubled}, ${LONGEST_WAIT_MS}::float8)`
  const waitUntil = sql`CASE WHEN ${beyond} <= 0 THEN ${NO_WAIT.toISOString()}::timestamptz
    ELSE ${now.toISOString()}::timestamptz + ${waiting} * interval '1 millisecond' END`
  const [counted] = await db
    .insert(staffTries)
    .values({ subject, count: 1, waitUntil: NO_WAIT, triedAt: now })
    .onConflictDoUpdate({
      target: staffTries.subject,
      set: {
        count: sql`${staffTries.count} + 1`,
        waitUntil,
        triedAt: now,
      },
      setWhere: lte(staffTries.waitUntil, now),
    })
    .returning({ count: staffTries.count })
  if (counted) return 0
  const [stored] = await db.select().from(staffTries).where(eq(staffTries.subject, subject))
  return stored ? Math.max(1, stored.waitUntil.getTime() - now.getTime()) : 0
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
