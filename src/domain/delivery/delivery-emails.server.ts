import { and, desc, eq, gte, inArray, like, lt, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordNotification } from '#domain/notifications/notifications.server.ts'
import { MOMENTS, toStaff } from '#domain/staff/staff-emails.server.ts'
import german from '#messages/delivery-emails.de.json' with { type: 'json' }
import english from '#messages/delivery-emails.en.json' with { type: 'json' }
import type { Database } from '#platform/database/database.ts'
import { HOUR_MS } from '#platform/durations.ts'
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type EmailContent, type EmailPart, paragraphs } from '#platform/mail/email-content.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import type { EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import { senderDomain, site } from '#site/site.server.ts'
import { type DeliveryRow, findById } from './find-delivery.server.ts'
import { deliveryAcceptances } from './tables.server.ts'

export const DELIVERY_EMAIL = 'delivery'
const DELIVERY_NOTICE = 'delivery-notice'
export const DELIVERY_COPY = 'delivery-copy'
export const DELIVERY_REMINDER = 'delivery-reminder'
const KINDS = [DELIVERY_EMAIL, DELIVERY_NOTICE, DELIVERY_COPY, DELIVERY_REMINDER]

const TEXTS = { de: german, en: english }
type Key = keyof typeof german

type DeliveryEmailsNeeds = { db: Database; origin: string }

const Notice = z.object({
  deliveryId: z.int(),
  what: z.enum(['accepted', 'fetched', 'unfetched']),
  name: z.string().default(''),
  at: z.coerce.date(),
  /** It is set when the notice covers all acceptances from `at` to this time. */
  until: z.coerce.date().optional(),
})
type Notice = z.infer<typeof Notice>
type NewNotice = { what: 'accepted'; name: string; until?: string } | { what: 'fetched' | 'unfetched' }

/** The password is left out, since it goes another way. */
export async function queueDelivery(tx: Database, deliveryId: number, id: string, now: Date): Promise<void> {
  await queueEmail(tx, { id, kind: DELIVERY_EMAIL, payload: { deliveryId }, domain: senderDomain, now })
}

/** Nobody is told when the link was handed over another way. */
export async function tellDownloaded(tx: Database, row: DeliveryRow, now: Date): Promise<void> {
  if (await tellSender(tx, row, 'downloaded', now))
    await queueEmail(tx, noticeOf(row, { what: 'fetched' }, now))
}

export async function tellAccepted(tx: Database, row: DeliveryRow, name: string, now: Date): Promise<void> {
  if (!(await tellSender(tx, row, 'accepted', now))) return
  await queueHourly(tx, `delivery-${row.id}-accepted-`, now, (covered) =>
    noticeOf(row, { what: 'accepted', name, ...covered }, now),
  )
}

/** Returns whether the sender wants an e-mail as well. */
async function tellSender(
  tx: Database,
  { id, title, senderEmail: email }: DeliveryRow,
  kind: 'accepted' | 'downloaded',
  now: Date,
): Promise<boolean> {
  if (!email) return false
  const happened = { kind, resource: 'deliveries', recordId: String(id), recordName: title, by: null, now }
  return (await recordNotification(tx, happened, { email })).length > 0
}

type Hourly = Omit<Parameters<typeof queueEmail>[1], 'id' | 'now'>

/** Sends at most one of that prefix an hour: a waiting one also covers what comes later, until it is sent. */
export async function queueHourly(
  tx: Database,
  prefix: string,
  now: Date,
  emailOf: (covered: { until?: string }) => Hourly,
): Promise<void> {
  const dueAt = emails.queuedAt
  // An e-mail that is due later was queued before the clock was set back.
  const isOfPrefix = and(like(emails.id, `${prefix}%`), lte(dueAt, new Date(now.getTime() + HOUR_MS)))
  const [last] = await tx.select({ dueAt }).from(emails).where(isOfPrefix).orderBy(desc(dueAt)).limit(1)
  if (last && last.dueAt > now) return
  const due = new Date(Math.max(now.getTime(), (last?.dueAt.getTime() ?? 0) + HOUR_MS))
  const email = emailOf(due > now ? { until: due.toISOString() } : {})
  await queueEmail(tx, { ...email, id: prefix + due.getTime(), now: due })
}

/** Tells the sender, or else the office, once for each end. */
export async function queueUnfetched(db: Database, row: DeliveryRow): Promise<void> {
  const id = `delivery-${row.id}-${row.endsAt.getTime()}`
  await queueEmail(db, { id, ...noticeOf(row, { what: 'unfetched' }, row.endsAt) })
}

function noticeOf({ id }: DeliveryRow, notice: NewNotice, now: Date) {
  const payload = { deliveryId: id, at: now.toISOString(), ...notice }
  return { kind: DELIVERY_NOTICE, payload, domain: senderDomain, now }
}

export async function dropEmailsAbout(tx: Database, deliveryIds: number[]): Promise<void> {
  const about = sql`(${emails.payload} ->> 'deliveryId')::int`
  await tx.delete(emails).where(and(inArray(emails.kind, KINDS), inArray(about, deliveryIds)))
}

export function deliveryEmailWriters(needs: DeliveryEmailsNeeds): Record<string, EmailWriter> {
  return {
    [DELIVERY_NOTICE]: async ({ payload }) => {
      const notice = Notice.parse(payload)
      const row = await findById(needs.db, notice.deliveryId)
      return row && writeNotice(needs, row, notice, await countTold(needs.db, notice))
    },
  }
}

async function countTold(db: Database, { deliveryId, at, until }: Notice): Promise<number> {
  if (!until) return 1
  const { acceptedAt } = deliveryAcceptances
  const isTold = and(
    eq(deliveryAcceptances.deliveryId, deliveryId),
    gte(acceptedAt, at),
    lt(acceptedAt, until),
  )
  return db.$count(deliveryAcceptances, isTold)
}

function writeNotice(
  { origin }: DeliveryEmailsNeeds,
  row: DeliveryRow,
  { what, name, at }: Notice,
  count: number,
): EmailContent {
  const says = count > 1 ? 'delivery_accepted_more' : (`delivery_${what}` as const)
  return toStaff(row.senderEmail ?? site.mail.office, (language: Language) => {
    const { title, recipientName: recipient } = row
    const values = { title, name, recipient, count, at: MOMENTS[language].format(at) }
    const t = (key: Key) => findMessage(TEXTS[language], key, values)
    const opening = t(says)
    const url = `${origin}/admin/deliveries/${row.id}`
    const parts: EmailPart[] = [...paragraphs([opening]), { kind: 'button', label: t('delivery_log'), url }]
    return { language, subject: t(`${says}_subject`), opening, parts }
  })
}
