import { and, asc, eq, exists, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import { type StaffEmailHalf, toStaff } from '#domain/staff/staff-emails.server.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import german from '#messages/staff-notifications.de.json' with { type: 'json' }
import english from '#messages/staff-notifications.en.json' with { type: 'json' }
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/durations.ts'
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { momentsAt, toLocalTime } from '#platform/i18n/time-zone.ts'
import { type BackgroundJob, openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'
import { type EmailContent, paragraphs } from '#platform/mail/email-content.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { EmailSending, EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import { heldSince } from '#platform/outgoing-hold-rows.server.ts'
import { senderDomain, site } from '#site/site.server.ts'
import { isForAccount, saveChoices } from './notifications.server.ts'
import { MOST_NOTIFICATIONS, messageOf, pageOf, URGENT_KINDS } from './notifications-model.ts'
import { notificationChoices, notifications } from './tables.server.ts'

export const NOTIFICATION_EMAIL = 'notifications'

const CHECKED_EVERY_MS = 2 * MINUTE_MS
/** Who has the application open reads it there first, and what is taken back at once is never sent. */
const URGENT_AFTER_MS = 5 * MINUTE_MS
const URGENT_AGAIN_AFTER_MS = HOUR_MS
/** The agency's time: before the office opens. */
const DIGEST_AT = '07:00'
/** Older lines, as after a restore, are no longer news for an e-mail. */
const NEWS_FOR_MS = 2 * DAY_MS

const TEXTS = { de: german, en: english }

type JobNeeds = { db: Database; clock: Clock; log: Log; emails: Pick<EmailSending, 'run'> }

/** Queues one e-mail for each colleague to whom something new has come that they have not seen. */
export function openNotificationEmails({ db, clock, log, emails }: JobNeeds): BackgroundJob {
  const job = openBackgroundJob({
    run: async (signal) => {
      const queued = await queueNotificationEmails(db, clock.now(), signal)
      if (queued > 0) void emails.run()
    },
    everyMs: CHECKED_EVERY_MS,
    log,
    failureEvent: 'notifications.not-queued',
    // A failed query repeats addresses.
    toFacts: (error) => ({ reason: error instanceof Error ? error.name : 'unknown' }),
  })
  job.start()
  return job
}

/** Returns how many. Nothing is queued while a restored database is held back. */
export async function queueNotificationEmails(
  db: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  if (await heldSince(db)) return 0
  let queued = 0
  while (!signal?.aborted && (await queueOne(db, now))) queued += 1
  return queued
}

/** The e-mail and that its lines were told are written together; of two instances one has the account. */
function queueOne(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { id, kind, seenAt, toldAt, happenedAt, accountId } = notifications
    const isNews = and(isNull(seenAt), isNull(toldAt), gt(happenedAt, new Date(now.getTime() - NEWS_FOR_MS)))
    const isWanted = sql`NOT coalesce(${notificationChoices.switchedOff} ? ${kind}, false)`
    const ofAccount = and(eq(accountId, staffAccounts.id), isNews, isForAccount(), isWanted)
    const [due] = await tx
      .select({ id: staffAccounts.id })
      .from(staffAccounts)
      .leftJoin(notificationChoices, eq(notificationChoices.accountId, staffAccounts.id))
      .where(
        exists(
          tx
            .select({ id })
            .from(notifications)
            .where(and(ofAccount, isDue(now))),
        ),
      )
      .orderBy(staffAccounts.id)
      .limit(1)
      .for('no key update', { of: staffAccounts, skipLocked: true })
    if (!due) return false
    const lines = await tx
      .select({ id })
      .from(notifications)
      .innerJoin(staffAccounts, eq(staffAccounts.id, accountId))
      .leftJoin(notificationChoices, eq(notificationChoices.accountId, accountId))
      .where(and(eq(accountId, due.id), ofAccount))
    const isUntold = and(
      inArray(
        id,
        lines.map((line) => line.id),
      ),
      isNull(toldAt),
    )
    const told =
      lines.length > 0
        ? await tx.update(notifications).set({ toldAt: now }).where(isUntold).returning({ id })
        : []
    // Another instance was faster.
    if (told.length === 0) return true
    const payload = { accountId: due.id, ids: told.map((line) => line.id) }
    await queueEmail(tx, { kind: NOTIFICATION_EMAIL, payload, domain: senderDomain, now })
    await saveChoices(tx, due.id, { mailedAt: now })
    return true
  })
}

function isDue(now: Date): SQL | undefined {
  const { kind, happenedAt } = notifications
  const isMailedBefore = (moment: Date) => {
    const { mailedAt } = notificationChoices
    return or(isNull(mailedAt), lte(mailedAt, moment))
  }
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const isUrgent = and(
    inArray(kind, [...URGENT_KINDS]),
    lte(happenedAt, ago(URGENT_AFTER_MS)),
    isMailedBefore(ago(URGENT_AGAIN_AFTER_MS)),
  )
  const morning = lastMorning(now)
  return or(isUrgent, and(lte(happenedAt, morning), isMailedBefore(morning)))
}

function lastMorning(now: Date): Date {
  const mornings = [0, 1, 2].flatMap((days) => {
    const day = toLocalTime(new Date(now.getTime() - days * DAY_MS), site.timeZone).slice(0, 10)
    return momentsAt(`${day}T${DIGEST_AT}`, site.timeZone)
  })
  return mornings.find((morning) => morning <= now) ?? now
}

const Payload = z.object({ accountId: z.string(), ids: z.array(z.int()) })

/** Null when the account, or the role by which it was told, is gone by then. */
export function notificationEmailWriter({ db, origin }: { db: Database; origin: string }): EmailWriter {
  return async ({ payload }) => {
    const { accountId, ids } = Payload.parse(payload)
    const { name, email } = staffAccounts
    const rows = await db
      .select({ line: notifications, name, email, language: notificationChoices.language })
      .from(notifications)
      .innerJoin(staffAccounts, eq(staffAccounts.id, notifications.accountId))
      .leftJoin(notificationChoices, eq(notificationChoices.accountId, staffAccounts.id))
      .where(and(inArray(notifications.id, ids), eq(notifications.accountId, accountId), isForAccount()))
      .orderBy(asc(notifications.happenedAt), asc(notifications.id))
    const [first] = rows
    if (!first) return null
    const lines = rows.map(({ line }) => line)
    const halfIn = (language: Language) => write(language, { name: first.name, lines, origin })
    return first.language ? inOneLanguage(first.email, halfIn(first.language)) : toStaff(first.email, halfIn)
  }
}

function inOneLanguage(to: string, half: StaffEmailHalf): EmailContent {
  return { to, replyTo: null, subject: half.subject, preview: half.opening, sections: [half] }
}

type Line = typeof notifications.$inferSelect

function write(
  language: Language,
  { name, lines, origin }: { name: string; lines: readonly Line[]; origin: string },
): StaffEmailHalf {
  const values = { name, count: lines.length, brand: site.brand[language] }
  const t = (key: keyof typeof german) => findMessage(TEXTS[language], key, values)
  const sentences = lines.slice(0, MOST_NOTIFICATIONS).map((line) => sentenceOf(language, line))
  const [[only], [first]] = [sentences, lines]
  const isOne = lines.length === 1 && only !== undefined
  const page = isOne && first ? pageOf(toAbout(first)) : ''
  return {
    language,
    subject: isOne ? only : t('email_subject'),
    opening: isOne ? only : t('email_opening'),
    parts: [
      ...paragraphs([t('email_greeting'), ...(isOne ? [] : [t('email_opening')]), ...sentences]),
      { kind: 'button', label: t('email_button'), url: `${origin}/admin${page}` },
      { kind: 'closing', sentences: [t('email_why')] },
    ],
  }
}

function sentenceOf(language: Language, line: Line): string {
  const record = line.recordName || numberOf(line.recordId)
  return findMessage(TEXTS[language], messageOf(toAbout(line)), { by: line.byName, record })
}

function toAbout({ kind: Kind, resource: Resource, recordId: RecordId }: Line) {
  return { Kind, Resource, RecordId }
}
