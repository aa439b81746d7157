import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { FinishedEmailState } from '#domain/enquiries/model.ts'
import { enquiryReplies } from '#domain/enquiries/replies/tables.server.ts'
import { emails } from '#domain/enquiries/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

const ID_BYTES = 16
/** Longer than any mail server takes: who has not finished by then is dead, and another worker may try. */
const TAKEN_FOR_MS = 10 * 60_000

export type QueuedEmail = {
  id: string
  kind: string
  payload: unknown
  /** Counted from 1, this one included. */
  attempt: number
  messageId: string
}

type NewEmail = {
  kind: string
  payload: Record<string, unknown>
  /** What it is about; with it goes the e-mail. */
  enquiryId?: string
  domain: string
  now: Date
}

/** Belongs into the transaction of what asks for the e-mail. `domain` ends the message id, which names it for good. */
export async function queueEmail(db: Database, email: NewEmail): Promise<string> {
  const { kind, payload, enquiryId = null, domain, now } = email
  const id = randomBytes(ID_BYTES).toString('hex')
  await db
    .insert(emails)
    .values({ id, kind, payload, enquiryId, queuedAt: now, nextAttemptAt: now, messageId: `${id}@${domain}` })
  return id
}

/** Takes the e-mail that has been due longest, for this worker alone; null when there is none. */
export async function takeDueEmail(db: Database, now: Date): Promise<QueuedEmail | null> {
  const due = db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.state, 'queued'), lte(emails.nextAttemptAt, now)))
    .orderBy(asc(emails.nextAttemptAt), asc(emails.queuedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(emails)
    .set({
      attempts: sql`${emails.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + TAKEN_FOR_MS),
    })
    .where(inArray(emails.id, due))
    .returning()
  if (!row) return null
  const { id, kind, payload, attempts, messageId } = row
  return { id, kind, payload, attempt: attempts, messageId }
}

/** Nobody needs its addresses and its words any more, whether it was sent or not. A reply remembers how it ended. */
export async function finishEmail(
  db: Database,
  id: string,
  state: FinishedEmailState,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(emails).set({ state, payload: null, finishedAt: now }).where(eq(emails.id, id))
    await tx.update(enquiryReplies).set({ state }).where(eq(enquiryReplies.emailId, id))
  })
}

/**
 * Sends an e-mail about an enquiry once more that failed for good. What it says is written anew from the enquiry, since its
 * payload was wiped.
 */
export async function retryEmail(
  db: Database,
  id: string,
  now: Date,
): Promise<'queued' | 'unknown' | 'not-failed'> {
  const [email] = await db.select().from(emails).where(eq(emails.id, id)).for('update')
  if (!email?.enquiryId) return 'unknown'
  if (email.state !== 'failed') return 'not-failed'
  const payload = { enquiryId: email.enquiryId }
  await db
    .update(emails)
    .set({ state: 'queued', payload, attempts: 0, nextAttemptAt: now, finishedAt: null })
    .where(eq(emails.id, id))
  return 'queued'
}

export async function postponeEmail(db: Database, id: string, until: Date): Promise<void> {
  await db.update(emails).set({ nextAttemptAt: until }).where(eq(emails.id, id))
}

/**
 * Forgets e-mails that were through before that time. Until then the bare fact remains that something was sent or not,
 * for whoever follows up a error.
 */
export async function forgetEmails(db: Database, before: Date): Promise<number> {
  const gone = await db
    .delete(emails)
    .where(and(ne(emails.state, 'queued'), lt(emails.finishedAt, before)))
    .returning({ id: emails.id })
  return gone.length
}
