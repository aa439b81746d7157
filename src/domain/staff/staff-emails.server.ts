import { z } from 'zod'
import german from '#messages/staff-emails.de.json' with { type: 'json' }
import english from '#messages/staff-emails.en.json' with { type: 'json' }
import type { Database } from '#platform/database/database.ts'
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import {
  type EmailContent,
  type EmailPart,
  type EmailSection,
  paragraphs,
} from '#platform/mail/email-content.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import { site } from '#site/public-site.ts'
import { senderDomain } from '#site/site.server.ts'
import { browserName } from './browser-name.ts'
import { ALERT_KINDS, type SecurityAlert, type Staff } from './staff-model.ts'

export const STAFF_EMAIL = 'staff-notice'
const LONGEST_USER_AGENT = 400

const Payload = z.object({
  kind: z.enum(ALERT_KINDS),
  to: z.object({ name: z.string(), email: z.string() }),
  at: z.coerce.date(),
  userAgent: z.string(),
  /** An earlier version queued notices without it. */
  ended: z.object({ tokens: z.array(z.string()), passkeys: z.array(z.string()) }).optional(),
})

/** Call it in the transaction of the change that the email reports. */
export async function queueStaffEmail(
  db: Database,
  { to, at, userAgent, ...alert }: SecurityAlert,
): Promise<void> {
  const browser = userAgent.slice(0, LONGEST_USER_AGENT)
  const receiver = { name: to.name, email: to.email }
  const payload = { ...alert, to: receiver, at: at.toISOString(), userAgent: browser }
  await queueEmail(db, { kind: STAFF_EMAIL, payload, domain: senderDomain, now: at })
}

export function staffEmailWriter({ origin }: { origin: string }): EmailWriter {
  return async ({ payload }) => {
    const notice = Payload.parse(payload)
    return toStaff(notice.to.email, (language) => alertIn(language, notice, `${origin}/admin/account`))
  }
}

export const TEST_EMAIL = 'test-message'

export async function queueTestEmail(
  db: Database,
  to: Pick<Staff, 'name' | 'email'>,
  now: Date,
): Promise<void> {
  await queueEmail(db, { kind: TEST_EMAIL, payload: to, domain: senderDomain, now })
}

export const writeTestEmail: EmailWriter = async ({ payload }) => {
  const to = Payload.shape.to.parse(payload)
  return toStaff(to.email, (language) => {
    const values = { ...to, brand: site.brand[language] }
    const t = (key: Key) => findMessage(TEXTS[language], key, values)
    const opening = t('staff_test')
    return {
      language,
      subject: t('staff_subject_test'),
      opening,
      parts: paragraphs([t('staff_greeting'), opening]),
    }
  })
}

export const TEXTS = { de: german, en: english }

export type Key = keyof typeof german

const MESSAGE_KEYS: Record<SecurityAlert['kind'], readonly [Key, Key]> = {
  'sign-in': ['staff_subject_sign_in', 'staff_sign_in'],
  'passkey-added': ['staff_subject_passkey_added', 'staff_passkey_added'],
  'passkey-removed': ['staff_subject_passkey_removed', 'staff_passkey_removed'],
  'password-changed': ['staff_subject_password_changed', 'staff_password_changed'],
  'password-set': ['staff_subject_password_set', 'staff_password_set'],
  'second-factor-on': ['staff_subject_second_factor_on', 'staff_second_factor_on'],
  'second-factor-off': ['staff_subject_second_factor_off', 'staff_second_factor_off'],
  'token-made': ['staff_subject_token_made', 'staff_token_made'],
  'recovery-codes': ['staff_subject_recovery_codes', 'staff_recovery_codes'],
}

/** The agency's time zone is named, because staff also works in London and New York. */
const MOMENT = { dateStyle: 'long', timeStyle: 'long', timeZone: site.timeZone } as const
export const MOMENTS: Record<Language, Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de', MOMENT),
  en: new Intl.DateTimeFormat('en-GB', MOMENT),
}

/** The text of an e-mail to staff in one language. */
export type StaffEmailHalf = EmailSection & { subject: string; opening: string }

/** `account` is the absolute address of the account page. */
function alertIn(language: Language, notice: SecurityAlert, account: string): StaffEmailHalf {
  const { kind, to, at, userAgent, ended } = notice
  const values = { ...to, brand: site.brand[language], account }
  const t = (key: Key) => findMessage(TEXTS[language], key, values)
  const [subject, openingKey] = MESSAGE_KEYS[kind]
  const opening = t(openingKey)
  const browser = browserName(userAgent)
  const facts = [
    { label: t('staff_when'), value: MOMENTS[language].format(at) },
    { label: t('staff_browser'), value: browser === '?' ? t('staff_browser_unknown') : browser },
    { label: t('staff_ended_tokens'), value: ended?.tokens.join(', ') },
    { label: t('staff_ended_passkeys'), value: ended?.passkeys.join(', ') },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  const parts: EmailPart[] = [
    ...paragraphs([t('staff_greeting'), opening]),
    { kind: 'facts', facts },
    ...paragraphs([t('staff_all_well'), t('staff_react'), t('staff_why')]),
  ]
  return { language, subject: t(subject), opening, parts }
}

/** Addresses one of the staff in both languages: only their browser knows which one they read. */
export function toStaff(to: string, halfIn: (language: Language) => StaffEmailHalf): EmailContent {
  const [german, english] = [halfIn('de'), halfIn('en')]
  return {
    to,
    replyTo: null,
    subject: `${german.subject} / ${english.subject}`,
    preview: german.opening,
    sections: [german, english],
  }
}
