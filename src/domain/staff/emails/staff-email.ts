import type { StaffNotice } from '#domain/staff/model.ts'
import { browserName } from '#domain/staff/sessions/browser-name.ts'
import german from '#messages/staff-letters.de.json' with { type: 'json' }
import english from '#messages/staff-letters.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { site } from '#site/public-site.ts'

const WORDS = { de: german, en: english }

type Key = keyof typeof german

/** The subject of each kind, and the sentence that says what happened. */
const SAID: Record<StaffNotice['kind'], readonly [Key, Key]> = {
  'sign-in': ['staff_subject_sign_in', 'staff_sign_in'],
  'passkey-added': ['staff_subject_passkey_added', 'staff_passkey_added'],
  'passkey-removed': ['staff_subject_passkey_removed', 'staff_passkey_removed'],
  'password-changed': ['staff_subject_password_changed', 'staff_password_changed'],
  'password-set': ['staff_subject_password_set', 'staff_password_set'],
  'second-factor-on': ['staff_subject_second_factor_on', 'staff_second_factor_on'],
  'second-factor-off': ['staff_subject_second_factor_off', 'staff_second_factor_off'],
  'recovery-codes': ['staff_subject_recovery_codes', 'staff_recovery_codes'],
}

/** In the agency's own time, with its name, since staff also works in London and New York. */
const MOMENT = { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Berlin' } as const
const MOMENTS: Record<Language, Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de', MOMENT),
  en: new Intl.DateTimeFormat('en-GB', MOMENT),
}

/** What a letter to staff says in one language. */
export type StaffLetterHalf = {
  language: Language
  subject: string
  greeting: string
  opening: string
  facts: readonly { label: string; value: string }[]
  closing: readonly string[]
}

/** `account` is the absolute address of the page where staff looks after its account. */
export function halfIn(language: Language, notice: StaffNotice, account: string): StaffLetterHalf {
  const { kind, to, at, userAgent } = notice
  const values = { ...to, brand: site.brand[language], account }
  const tell = (key: Key) => fill(WORDS[language][key], values)
  const [subject, opening] = SAID[kind]
  const browser = browserName(userAgent)
  return {
    language,
    subject: tell(subject),
    greeting: tell('staff_greeting'),
    opening: tell(opening),
    facts: [
      { label: tell('staff_when'), value: MOMENTS[language].format(at) },
      { label: tell('staff_browser'), value: browser === '?' ? tell('staff_browser_unknown') : browser },
    ],
    closing: [tell('staff_all_well'), tell('staff_react'), tell('staff_why')],
  }
}

/** The text part: for programs that show no HTML, and for people who prefer it. */
export function writeStaffText(halves: readonly StaffLetterHalf[]): string {
  const texts = halves.map(({ greeting, opening, facts, closing }) =>
    [greeting, opening, facts.map(({ label, value }) => `${label}: ${value}`).join('\n'), ...closing].join(
      '\n\n',
    ),
  )
  return texts.join('\n\n* * *\n\n')
}
