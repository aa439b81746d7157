import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { isDue, isFirstDue } from '#platform/jobs/leased-queue.server.ts'
import { emails, type FinishedEmailState } from './email-rows.server.ts'

const ID_BYTES = 16
/** No mail server takes longer: a worker that has not finished by then is dead, and another may try. */
const TAKEN_FOR_MS = 10 * 60_000

export type QueuedEmail = {
  id: string
  kind: string
  payload: unknown
  attempt: number
  messageId: string
}

type NewEmail = {
  /** An e-mail with a known id is not queued again. */
  id?: string
  kind: string
  payload: Record<string, unknown>
  recordId?: string
  domain: string
  now: Date
}

/** It belongs in the transaction of what asks for the e-mail. `domain` ends the message id. */
export async function queueEmail(db: Database, email: NewEmail): Promise<string> {
  const { kind, payload, recordId = null, domain, now } = email
  const { id = randomBytes(ID_BYTES).toString('hex') } = email
  await db
    .insert(emails)
    .values({ id, kind, payload, recordId, queuedAt: now, nextAttemptAt: now, messageId: `${id}@${domain}` })
    .onConflictDoNothing()
  return id
}

export async function takeDueEmail(db: Database, now: Date): Promise<QueuedEmail | null> {
  const [row] = await db
    .update(emails)
    .set({
      attempts: sql`${emails.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + TAKEN_FOR_MS),
    })
    .where(isFirstDue(db, emails, isDue(emails, now)))
    .returning()
  if (!row) return null
  const { id, kind, payload, attempts, messageId } = row
  return { id, kind, payload, attempt: attempts, messageId }
}

export async function finishEmail(
  db: Database,
  id: string,
  state: FinishedEmailState,
  now: Date,
): Promise<void> {
  await db.update(emails).set({ state, payload: null, finishedAt: now }).where(eq(emails.id, id))
}

export async function postponeEmail(db: Database, id: string, until: Date): Promise<void> {
  await db.update(emails).set({ nextAttemptAt: until }).where(eq(emails.id, id))
}

type EmailCounts = { queued: number; failed: number; oldestQueuedAt: Date | null }

export async function countEmails(db: Database, since: Date): Promise<EmailCounts> {
  const [row] = await db
    .select({
      queued: sql<number>`count(*) FILTER (WHERE ${emails.state} = 'queued')::int`,
      failed: sql<number>`count(*) FILTER (WHERE ${emails.state} = 'failed' AND ${emails.finishedAt} >= ${since.toISOString()})::int`,
      oldest: sql<string | null>`(min(${emails.queuedAt}) FILTER (WHERE ${emails.state} = 'queued'))::text`,
    })
    .from(emails)
  const { queued = 0, failed = 0, oldest = null } = row ?? {}
  return { queued, failed, oldestQueuedAt: oldest === null ? null : new Date(oldest) }
}

/** Whether the mail server has accepted anything so far. */
export async function hasSentEmail(db: Database): Promise<boolean> {
  const rows = await db.select({ id: emails.id }).from(emails).where(eq(emails.state, 'sent')).limit(1)
  return rows.length > 0
}
