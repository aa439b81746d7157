import type { SecurityAlert } from '#domain/staff/model.ts'
import { browserName } from '#domain/staff/sessions/browser-name.ts'
import german from '#messages/staff-emails.de.json' with { type: 'json' }
import english from '#messages/staff-emails.en.json' with { type: 'json' }
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { site } from '#site/public-site.ts'

export const TEXTS = { de: german, en: english }

export type Key = keyof typeof german

/** Message keys of each kind: subject and opening sentence. */
const MESSAGE_KEYS: Record<SecurityAlert['kind'], readonly [Key, Key]> = {
  'sign-in': ['staff_subject_sign_in', 'staff_sign_in'],
  'passkey-added': ['staff_subject_passkey_added', 'staff_passkey_added'],
  'passkey-removed': ['staff_subject_passkey_removed', 'staff_passkey_removed'],
  'password-changed': ['staff_subject_password_changed', 'staff_password_changed'],
  'password-set': ['staff_subject_password_set', 'staff_password_set'],
  'second-factor-on': ['staff_subject_second_factor_on', 'staff_second_factor_on'],
  'second-factor-off': ['staff_subject_second_factor_off', 'staff_second_factor_off'],
  'recovery-codes': ['staff_subject_recovery_codes', 'staff_recovery_codes'],
}

/** In the agency's time zone, which is named, because staff also works in London and New York. */
const MOMENT = { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Berlin' } as const
export const MOMENTS: Record<Language, Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de', MOMENT),
  en: new Intl.DateTimeFormat('en-GB', MOMENT),
}

/** The part of an email to staff in one language. */
export type StaffEmailHalf = {
  language: Language
  subject: string
  greeting: string
  opening: string
  facts: readonly { label: string; value: string }[]
  /** What the reader is asked to open. */
  link?: { label: string; address: string }
  closing: readonly string[]
}

/** `account` is the absolute address of the account page. */
export function halfIn(language: Language, notice: SecurityAlert, account: string): StaffEmailHalf {
  const { kind, to, at, userAgent } = notice
  const values = { ...to, brand: site.brand[language], account }
  const t = (key: Key) => findMessage(TEXTS[language], key, values)
  const [subject, opening] = MESSAGE_KEYS[kind]
  const browser = browserName(userAgent)
  return {
    language,
    subject: t(subject),
    greeting: t('staff_greeting'),
    opening: t(opening),
    facts: [
      { label: t('staff_when'), value: MOMENTS[language].format(at) },
      { label: t('staff_browser'), value: browser === '?' ? t('staff_browser_unknown') : browser },
    ],
    closing: [t('staff_all_well'), t('staff_react'), t('staff_why')],
  }
}

/** The plain text part. */
export function writeStaffText(halves: readonly StaffEmailHalf[]): string {
  const texts = halves.map(({ greeting, opening, facts, link, closing }) =>
    [greeting, opening, ...(link ? [link.address] : []), ...listFacts(facts), ...closing].join('\n\n'),
  )
  return texts.join('\n\n* * *\n\n')
}

function listFacts(facts: StaffEmailHalf['facts']): string[] {
  return facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []
}
