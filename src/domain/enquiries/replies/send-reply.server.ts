import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { REPLY, translateIn } from '#domain/enquiries/emails/email-messages.ts'
import { findEnquiry } from '#domain/enquiries/enquiries.server.ts'
import { type EnquiryState, numberOf, STATES_AFTER_REPLY } from '#domain/enquiries/enquiries-model.ts'
import { textOf } from '#domain/enquiries/enquiry-facts.ts'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import { enquiries } from '#domain/enquiries/tables.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Database } from '#platform/database/database.ts'
import { type FieldErrors, fieldErrorsOf } from '#platform/fields/answers.ts'
import { requiredLine, requiredLines } from '#platform/fields/rules.ts'
import { readAddress } from '#platform/mail/email-address.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { ChangeLog } from '#platform/records/write-records.server.ts'
import { runAction } from '#platform/row-history/row-history.server.ts'
import { senderDomain } from '#site/site.server.ts'
import { joinReply, listPlaceholders, quoteOf, REPLY_LIMITS, withNumber } from './compose-reply.ts'
import { findSignature } from './reply-texts.server.ts'
import { enquiryReplies } from './tables.server.ts'

const Input = z.strictObject({
  Id: z.string().regex(/^[0-9a-f]{32}$/),
  Subject: requiredLine(REPLY_LIMITS.subject),
  Text: requiredLines(REPLY_LIMITS.text),
  Quoted: z.boolean(),
  State: z.enum(STATES_AFTER_REPLY),
  /** The writer has seen so many replies, so that two colleagues do not answer without knowing of each other. */
  Seen: z.int().min(0),
})
type Input = z.infer<typeof Input>

type Sending = { db: Database; now: Date; log: ChangeLog; staff: Staff }
type Which = { kind: Submission['kind']; id: string }

export type ReplyOutcome =
  /** The outcome is the same when this very reply was sent before; then nothing is sent again. */
  | { outcome: 'queued' }
  | { outcome: 'unknown' }
  | { outcome: 'invalid'; errors: FieldErrors }
  | { outcome: 'answered-meanwhile'; by: string }

export async function sendReply(sending: Sending, which: Which, sent: unknown): Promise<ReplyOutcome> {
  const reading = Input.safeParse(sent)
  if (!reading.success) return { outcome: 'invalid', errors: fieldErrorsOf(sent, reading.error) }
  const input = reading.data
  const { db, log } = sending
  return runAction<ReplyOutcome>({ db, actionId: log.actionId }, async (tx) => {
    const before = await lock(tx, which)
    if (!before) return { outcome: 'unknown' }
    const { id, enquiryId, staffName, text } = enquiryReplies
    const earlier = await tx
      .select({ id, text, staffName })
      .from(enquiryReplies)
      .where(eq(enquiryId, which.id))
      .orderBy(asc(enquiryReplies.sentAt))
    const same = earlier.find((reply) => reply.id === input.Id)
    if (same?.text.startsWith(input.Text)) return { outcome: 'queued' }
    const unseen = same ?? (earlier.length > input.Seen ? earlier.at(-1) : undefined)
    if (unseen) return { outcome: 'answered-meanwhile', by: unseen.staffName }
    const errors = refusalsOf(before.email, input)
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors }
    await write({ ...sending, db: tx }, { ...which, state: before.state }, input)
    return { outcome: 'queued' }
  })
}

async function lock(tx: Database, { kind, id }: Which) {
  const { email, state } = enquiries
  const [row] = await tx
    .select({ email, state })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), eq(enquiries.kind, kind)))
    .for('update')
  return row ?? null
}

function refusalsOf(email: string, { Subject, Text }: Input): FieldErrors {
  const [inSubject] = listPlaceholders(Subject)
  const [inText] = listPlaceholders(Text)
  return {
    ...(readAddress(email).outcome === 'address' ? {} : { Email: 'no-address' }),
    ...(inSubject ? { Subject: `placeholder:${inSubject}` } : {}),
    ...(inText ? { Text: `placeholder:${inText}` } : {}),
  }
}

async function write(
  { db: tx, now, log, staff }: Sending,
  { id: enquiryId, state }: Which & { state: EnquiryState },
  { Id, Subject, Text, Quoted, State }: Input,
): Promise<void> {
  const email = { kind: REPLY, payload: { enquiryId }, recordId: enquiryId, domain: senderDomain }
  await tx.insert(enquiryReplies).values({
    id: Id,
    enquiryId,
    emailId: await queueEmail(tx, { ...email, now }),
    staffId: staff.id,
    staffName: staff.name,
    staffEmail: staff.email,
    subject: withNumber(Subject, numberOf(enquiryId)),
    text: await compose(tx, { staff, enquiryId, text: Text, isQuoted: Quoted }),
    sentAt: now,
  })
  await tx.update(enquiries).set({ state: State }).where(eq(enquiries.id, enquiryId))
  const changed = state === State ? {} : { State: { from: state, to: State } }
  // The text stays out of the log, which outlives the enquiry.
  await log.record(tx, { action: 'change', recordId: enquiryId, details: { ...changed, Replies: {} } })
}

type Composing = { staff: Staff; enquiryId: string; text: string; isQuoted: boolean }

async function compose(tx: Database, { staff, enquiryId, text, isQuoted }: Composing): Promise<string> {
  const stored = await findEnquiry(tx, enquiryId)
  if (!stored) return text
  const { submission } = stored
  const { language, receivedAt, fields } = submission
  const t = translateIn(language)
  const { TextDe, TextEn } = await findSignature(tx, staff)
  const introduce = (date: string) => t('reply_quote', { date, name: fields.name })
  const quote = quoteOf({ receivedAt, text: textOf(submission, t).text }, language, introduce)
  return joinReply({ text, signature: language === 'de' ? TextDe : TextEn, quote: isQuoted ? quote : '' })
}
