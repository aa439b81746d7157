import { and, asc, eq, gt, gte, isNotNull, lt, lte, ne } from 'drizzle-orm'
import { z } from 'zod'
import { MOMENTS } from '#domain/staff/staff-emails.server.ts'
import german from '#messages/delivery-emails.de.json' with { type: 'json' }
import english from '#messages/delivery-emails.en.json' with { type: 'json' }
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { findMessage } from '#platform/i18n/fill.ts'
import { type EmailContent, type EmailPart, paragraphs } from '#platform/mail/email-content.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import { lastDayInWords } from '#site/dates.ts'
import { paths } from '#site/paths.ts'
import { senderDomain, site } from '#site/site.server.ts'
import { listWholeFiles } from './count-download.server.ts'
import { DELIVERY_COPY, DELIVERY_EMAIL, DELIVERY_REMINDER, queueHourly } from './delivery-emails.server.ts'
import { FORGOTTEN } from './delivery-model.ts'
import { type DeliveryRow, findById, listReadyFiles } from './find-delivery.server.ts'
import { deliveries, deliveryAcceptances, deliveryFiles } from './tables.server.ts'

type WriterNeeds = { db: Database; origin: string; clock: Clock }

const About = z.object({ deliveryId: z.int() })
/** It covers the acceptances from `at` to `until`, or those of that moment. */
const Copy = About.extend({ at: z.coerce.date(), until: z.coerce.date().optional() })
const Reminder = About.extend({ endsAt: z.coerce.date() })

/** Sent e-mails are known for as long as that, so none is sent twice. */
const REMINDED_BEFORE_MS = Math.min(2, site.keptDays.letters) * DAY_MS
/** Nobody is reminded of what came just now. */
const REMINDED_AFTER_MS = DAY_MS

/** Goes to the client's own address, whoever accepted, at most once an hour. */
export async function queueCopy(tx: Database, row: DeliveryRow, now: Date): Promise<void> {
  if (!row.licence) return
  await queueHourly(tx, `delivery-${row.id}-copy-`, now, (covered) => ({
    kind: DELIVERY_COPY,
    payload: { deliveryId: row.id, at: now.toISOString(), ...covered },
    domain: senderDomain,
  }))
}

/** Reminds clients once for each end of what they have not downloaded. Returns 0, since it deletes nothing. */
export async function remindClients(db: Database, now: Date): Promise<number> {
  const { endsAt, sentAt, recipientEmail } = deliveries
  const isSoon = and(gt(endsAt, now), lte(endsAt, new Date(now.getTime() + REMINDED_BEFORE_MS)))
  const isSent = and(isNotNull(sentAt), lte(sentAt, new Date(now.getTime() - REMINDED_AFTER_MS)))
  const due = and(isSoon, isSent, ne(recipientEmail, FORGOTTEN))
  for (const row of await db.select().from(deliveries).where(due)) {
    if ((await listMissing(db, row)).length === 0) continue
    const payload = { deliveryId: row.id, endsAt: row.endsAt.toISOString() }
    const id = `delivery-${row.id}-reminder-${row.endsAt.getTime()}`
    await queueEmail(db, { id, kind: DELIVERY_REMINDER, payload, domain: senderDomain, now })
  }
  return 0
}

/** Nobody has them whole, and somebody still may. */
async function listMissing(db: Database, row: DeliveryRow): Promise<string[]> {
  const had = await listWholeFiles(db, { deliveryId: row.id })
  const files = await listReadyFiles(db, row)
  return files.filter(({ id, left }) => left !== 0 && !had.has(id)).map(({ name }) => name)
}

export function clientEmailWriters(needs: WriterNeeds): Record<string, EmailWriter> {
  return {
    [DELIVERY_EMAIL]: async ({ payload }) => {
      const row = await findById(needs.db, About.parse(payload).deliveryId)
      return row && writeDelivery(needs, row)
    },
    [DELIVERY_COPY]: async ({ payload }) => {
      const copy = Copy.parse(payload)
      const row = await findById(needs.db, copy.deliveryId)
      return row && writeCopy(needs, row, copy)
    },
    [DELIVERY_REMINDER]: async ({ payload }) => {
      const { deliveryId, endsAt } = Reminder.parse(payload)
      const row = await findById(needs.db, deliveryId)
      // It may have waited for days, as after a restore.
      if (!row || row.endsAt.getTime() !== endsAt.getTime() || endsAt <= needs.clock.now()) return null
      const missing = await listMissing(needs.db, row)
      if (missing.length === 0) return null
      return toClient(needs, row, REMINDER, paragraphs([missing.join(', ')]))
    },
  }
}

async function writeDelivery(needs: WriterNeeds, row: DeliveryRow): Promise<EmailContent> {
  const { message } = row
  const { name, deliveryId, sha256, id } = deliveryFiles
  const files = await needs.db
    .select({ name })
    .from(deliveryFiles)
    .where(and(eq(deliveryId, row.id), isNotNull(sha256)))
    .orderBy(asc(id))
  const label = textOf(row, 'delivery_message')
  return toClient(
    needs,
    row,
    DELIVERY,
    [
      ...(message ? [{ kind: 'quoted' as const, label, text: message }] : []),
      ...paragraphs(files.length > 0 ? [files.map((file) => file.name).join(', ')] : []),
    ],
    row.passwordHash ? ['delivery_password'] : [],
  )
}

async function writeCopy(needs: WriterNeeds, row: DeliveryRow, { at, until }: z.infer<typeof Copy>) {
  const { deliveryId, acceptedAt, licence } = deliveryAcceptances
  const end = until ?? new Date(at.getTime() + 1)
  const isCovered = and(eq(deliveryId, row.id), gte(acceptedAt, at), lt(acceptedAt, end), ne(licence, ''))
  const accepted = await needs.db.select().from(deliveryAcceptances).where(isCovered).orderBy(asc(acceptedAt))
  if (accepted.length === 0) return null
  const label = textOf(row, 'delivery_copy_licence')
  const inWords = MOMENTS[row.language]
  const parts = [...Map.groupBy(accepted, (acceptance) => acceptance.licence)].flatMap(
    ([text, by]): EmailPart[] => [
      ...paragraphs(by.map(({ name, acceptedAt: moment }) => `${name}, ${inWords.format(moment)}`)),
      { kind: 'quoted', label, text },
    ],
  )
  return toClient(needs, row, COPY, parts)
}

type Key = keyof typeof german
type Frame = Record<'opening' | 'subject' | 'why', Key>

const DELIVERY: Frame = { opening: 'delivery_opening', subject: 'delivery_subject', why: 'delivery_why' }
const COPY: Frame = { opening: 'delivery_copy', subject: 'delivery_copy_subject', why: 'delivery_copy_why' }
const REMINDER: Frame = {
  opening: 'delivery_reminder',
  subject: 'delivery_reminder_subject',
  why: 'delivery_reminder_why',
}

function textOf(row: DeliveryRow, key: Key): string {
  const { language, title, recipientName: name, senderName } = row
  const brand = site.brand[language]
  const values = { title, name, brand, sender: senderName ?? brand }
  const until = lastDayInWords(row.endsAt, language)
  return findMessage({ de: german, en: english }[language], key, { ...values, until })
}

function toClient(
  { origin }: WriterNeeds,
  row: DeliveryRow,
  frame: Frame,
  between: EmailPart[],
  afterEnd: Key[] = [],
): EmailContent {
  const { language, senderName, senderEmail } = row
  const opening = textOf(row, frame.opening)
  const url = origin + paths.delivery(language, row.secret)
  const parts: EmailPart[] = [
    { kind: 'heading', text: row.title },
    ...paragraphs([textOf(row, 'delivery_greeting'), opening]),
    ...between,
    { kind: 'button', label: textOf(row, 'delivery_button'), url },
    ...paragraphs(['delivery_until' as const, ...afterEnd].map((key) => textOf(row, key))),
    { kind: 'closing', sentences: [textOf(row, frame.why)] },
  ]
  return {
    to: row.recipientEmail,
    replyTo: { name: senderName ?? site.brand[language], address: senderEmail ?? site.mail.office },
    subject: textOf(row, frame.subject),
    preview: opening,
    sections: [{ language, parts }],
  }
}
