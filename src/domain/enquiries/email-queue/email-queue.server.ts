import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import { letters } from '#domain/enquiries/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

const ID_BYTES = 16
/** Longer than any mail server takes: who has not finished by then is dead, and another worker may try. */
const TAKEN_FOR_MS = 10 * 60_000

export type QueuedLetter = {
  id: string
  kind: string
  payload: unknown
  /** Counted from 1, this one included. */
  attempt: number
  messageId: string
}

type NewLetter = {
  kind: string
  payload: Record<string, unknown>
  /** What it is about; with it goes the letter. */
  enquiryId?: string
  domain: string
  now: Date
}

/** Belongs into the transaction of what asks for the letter. `domain` ends the message id, which names it for good. */
export async function queueLetter(db: Database, letter: NewLetter): Promise<string> {
  const { kind, payload, enquiryId = null, domain, now } = letter
  const id = randomBytes(ID_BYTES).toString('hex')
  await db
    .insert(letters)
    .values({ id, kind, payload, enquiryId, queuedAt: now, nextAttemptAt: now, messageId: `${id}@${domain}` })
  return id
}

/** Takes the letter that has been due longest, for this worker alone; null when there is none. */
export async function takeDueLetter(db: Database, now: Date): Promise<QueuedLetter | null> {
  const due = db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.state, 'queued'), lte(letters.nextAttemptAt, now)))
    .orderBy(asc(letters.nextAttemptAt), asc(letters.queuedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(letters)
    .set({
      attempts: sql`${letters.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + TAKEN_FOR_MS),
    })
    .where(inArray(letters.id, due))
    .returning()
  if (!row) return null
  const { id, kind, payload, attempts, messageId } = row
  return { id, kind, payload, attempt: attempts, messageId }
}

/** Nobody needs its addresses and its words any more, whether it was sent or not. */
export async function finishLetter(
  db: Database,
  id: string,
  state: 'sent' | 'failed',
  now: Date,
): Promise<void> {
  await db.update(letters).set({ state, payload: null, finishedAt: now }).where(eq(letters.id, id))
}

/**
 * Sends a letter about an enquiry once more that failed for good. What it says is written anew from the enquiry, since its
 * payload was wiped.
 */
export async function retryLetter(
  db: Database,
  id: string,
  now: Date,
): Promise<'queued' | 'unknown' | 'not-failed'> {
  const [letter] = await db.select().from(letters).where(eq(letters.id, id)).for('update')
  if (!letter?.enquiryId) return 'unknown'
  if (letter.state !== 'failed') return 'not-failed'
  const payload = { enquiryId: letter.enquiryId }
  await db
    .update(letters)
    .set({ state: 'queued', payload, attempts: 0, nextAttemptAt: now, finishedAt: null })
    .where(eq(letters.id, id))
  return 'queued'
}

export async function postponeLetter(db: Database, id: string, until: Date): Promise<void> {
  await db.update(letters).set({ nextAttemptAt: until }).where(eq(letters.id, id))
}

/**
 * Forgets letters that were through before that time. Until then the bare fact remains that something was sent or not,
 * for whoever looks into a complaint.
 */
export async function forgetLetters(db: Database, before: Date): Promise<number> {
  const gone = await db
    .delete(letters)
    .where(and(ne(letters.state, 'queued'), lt(letters.finishedAt, before)))
    .returning({ id: letters.id })
  return gone.length
}
