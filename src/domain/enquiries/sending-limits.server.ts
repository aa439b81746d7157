import { createHmac, randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { networkOf } from '#platform/http/network.ts'
import { mailboxOf } from '#platform/mail/email-address.ts'
import { sendingCounts, sendingDays } from './tables.server.ts'

type SendingLimits = { sender: number; recipient: number; network: number; all: number }
export type Sending = { sender: string; recipient: string; networkAddress: string }

const KEY_BYTES = 32

type Counting = { outcome: 'counted' } | { outcome: 'too-many'; retryAfterSeconds: number }

/**
 * Nothing is counted where a limit is reached, and the call belongs into the transaction that writes the e-mail. Days
 * are those of UTC; who sent is kept as hashes whose key is thrown away with the day.
 */
export async function countSending(
  db: Database,
  sending: Sending,
  limits: SendingLimits,
  now: Date,
): Promise<Counting> {
  const day = now.toISOString().slice(0, 10)
  const key = await openDay(db, day)
  const limitsBySubject = new Map([
    [hash(key, 'sender', mailboxOf(sending.sender)), limits.sender],
    [hash(key, 'recipient', mailboxOf(sending.recipient)), limits.recipient],
    [hash(key, 'network', networkOf(sending.networkAddress)), limits.network],
    [hash(key, 'all', ''), limits.all],
  ])
  const counts = await lockCounts(db, day, [...limitsBySubject.keys()])
  if (counts.some(({ subject, count }) => count >= (limitsBySubject.get(subject) ?? 0)))
    return { outcome: 'too-many', retryAfterSeconds: Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000) }
  const ours = and(eq(sendingCounts.day, day), inArray(sendingCounts.subject, [...limitsBySubject.keys()]))
  await db
    .update(sendingCounts)
    .set({ count: sql`${sendingCounts.count} + 1` })
    .where(ours)
  return { outcome: 'counted' }
}

async function openDay(db: Database, day: string): Promise<string> {
  const find = () => db.select({ key: sendingDays.key }).from(sendingDays).where(eq(sendingDays.day, day))
  const [known] = await find()
  if (known) return known.key
  const key = randomBytes(KEY_BYTES).toString('base64')
  await db.insert(sendingDays).values({ day, key }).onConflictDoNothing()
  // Another instance may have been first.
  const [made] = await find()
  return made?.key ?? key
}

/**
 * Holds the rows until the transaction ends, always in the same order, so that two sendings never wait for each other.
 */
async function lockCounts(db: Database, day: string, subjects: string[]) {
  await db
    .insert(sendingCounts)
    .values(subjects.toSorted().map((subject) => ({ day, subject })))
    .onConflictDoNothing()
  return db
    .select({ subject: sendingCounts.subject, count: sendingCounts.count })
    .from(sendingCounts)
    .where(and(eq(sendingCounts.day, day), inArray(sendingCounts.subject, subjects)))
    .orderBy(asc(sendingCounts.subject))
    .for('update')
}

function hash(key: string, kind: string, value: string): string {
  return createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url')
}
