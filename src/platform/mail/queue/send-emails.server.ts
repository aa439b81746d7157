import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Language } from '#platform/i18n/language.ts'
import {
  type LeasedQueue,
  nextTryAt,
  openLeasedQueue,
  RETRIES_AFTER_MS,
} from '#platform/jobs/leased-queue.server.ts'
import type { Log } from '#platform/log.ts'
import { AUTOMATIC, type EmailContent, writeEmailText } from '#platform/mail/email-content.ts'
import type { Mailbox, Mailer } from '#platform/mail/mailer.ts'
import { observed } from '#platform/telemetry/operations.ts'
import { finishEmail, postponeEmail, type QueuedEmail, takeDueEmail } from './email-queue.server.ts'
import type { FinishedEmailState } from './email-rows.server.ts'

export type EmailWriter = (queued: QueuedEmail) => Promise<EmailContent | null>

type SendingNeeds = {
  whenIdle?: () => Promise<void>
  db: Database
  mailer: Mailer
  clock: Clock
  log: Log
  sender: (language: Language) => Mailbox
  /** It runs in the transaction that ends an e-mail. */
  onFinished?: (tx: Database, id: string, state: FinishedEmailState) => Promise<void>
  writers: Readonly<Record<string, EmailWriter>>
}

export type EmailSending = LeasedQueue

type Outcome = Awaited<ReturnType<Mailer['send']>> | 'nothing-to-send'

const STATES: Record<Outcome, FinishedEmailState> = {
  accepted: 'sent',
  stored: 'outbox',
  refused: 'failed',
  'nothing-to-send': 'failed',
}

export function openEmailSending(needs: SendingNeeds): EmailSending {
  const { db, clock } = needs
  return openLeasedQueue({
    ...needs,
    failureEvent: 'emails.not-sent',
    lease: () => takeDueEmail(db, clock.now()),
    send: (queued) => attempt(needs, queued),
  })
}

async function attempt(needs: SendingNeeds, queued: QueuedEmail): Promise<void> {
  const { db, clock, log } = needs
  const finish = (state: FinishedEmailState) =>
    db.transaction(async (tx) => {
      await finishEmail(tx, queued.id, state, clock.now())
      await needs.onFinished?.(tx, queued.id, state)
    })
  const { id: emailId, kind, attempt: number } = queued
  const started = performance.now()
  try {
    const outcome = await send(needs, queued)
    const milliseconds = Math.round(performance.now() - started)
    const state = STATES[outcome]
    const facts = { emailId, kind, attempt: number }
    if (state === 'failed') log.warn({ ...facts, reason: outcome }, 'email.failed')
    else log.info({ ...facts, milliseconds }, state === 'sent' ? 'email.sent' : 'email.stored')
    await finish(state)
  } catch (error) {
    const next = nextTryAt(RETRIES_AFTER_MS, number, clock.now())
    const facts = { emailId, kind, attempt: number, reason: reasonOf(error) }
    if (next === null) {
      log.error(facts, 'email.failed')
      await finish('failed')
    } else {
      log.warn(facts, 'email.postponed')
      await postponeEmail(db, emailId, next)
    }
  }
}

async function send({ mailer, writers, ...needs }: SendingNeeds, queued: QueuedEmail): Promise<Outcome> {
  const write = writers[queued.kind]
  if (!write) throw new Error(`Nothing writes e-mails of the kind ${queued.kind}.`)
  const content = await write(queued)
  if (!content) return 'nothing-to-send'
  // These components would take a third of the start's time, and most days begin without an e-mail.
  const { writeEmailHtml } = await import('#platform/mail/email-html.ts')
  const { to, replyTo, subject, sections, pictures = [], files, headers = AUTOMATIC } = content
  const email = {
    messageId: queued.messageId,
    date: needs.clock.now(),
    from: content.from ?? needs.sender(sections[0].language),
    ...{ to, replyTo, subject, pictures, headers },
    html: writeEmailHtml(content),
    text: writeEmailText(content),
    ...(files ? { files } : {}),
  }
  return observed('email', 'send', () => mailer.send(email))
}

/** Mail servers repeat addresses in their answers, so only codes are logged. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? error.code : error.name
  return 'responseCode' in error && error.responseCode ? `${code} ${error.responseCode}` : String(code)
}
