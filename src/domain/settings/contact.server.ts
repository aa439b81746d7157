import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { line } from '#platform/fields/rules.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type Contact, usualContact } from '#site/contact.ts'
import { LONGEST_SETTING, type Settings, settingIn, settingInEither } from './settings-model.ts'
import { settings } from './tables.server.ts'

export const settingText = line(LONGEST_SETTING)
/** The number works from abroad, in the form that people use: `+49 40 66969 012`; it is empty for none. */
export const phoneNumber = settingText.refine(
  (text) => text === '' || (/^\+[\d ()/-]+$/.test(text) && /^\d{6,15}$/.test(text.replaceAll(/\D/g, ''))),
  'pattern',
)
export const mailAddress = settingText.refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'pattern',
)

/** `site.config.ts` gives the values that staff left empty or that nobody could use. */
export function contactIn(settings: Settings, language: Language): Contact {
  const usual = usualContact(language)
  const phone = phoneNumber.safeParse(settingInEither(settings, 'phone', language))
  const mail = mailAddress.safeParse(settingInEither(settings, 'mail', language))
  return {
    hours: settingIn(settings, 'hours', language) || usual.hours,
    phone: phone.data ? toPhone(phone.data) : usual.phone,
    mail: mail.data || usual.mail,
  }
}

/** The text begins with a plus sign, as it is written for people abroad as well. */
function toPhone(text: string): Contact['phone'] {
  return { shown: text, dialled: `+${text.replaceAll(/\D/g, '')}` }
}

type SetIn = 'staff' | 'site.config' | 'nowhere'
type ShownSetting = { text: string; setIn: SetIn }

export function shownIn(settings: Settings, language: Language): (name: string) => ShownSetting {
  const [contact, usual] = [contactIn(settings, language), usualContact(language)]
  const notice = settingIn(settings, 'notice', language)
  const shown: Record<string, ShownSetting> = {
    notice: { text: notice, setIn: notice ? 'staff' : 'nowhere' },
    hours: compare(contact.hours, usual.hours),
    phone: compare(contact.phone.shown, usual.phone.shown),
    mail: compare(contact.mail, usual.mail),
  }
  return (name) => shown[name] ?? { text: '', setIn: 'nowhere' }
}

/** A value of staff that equals `site.config.ts` changes nothing. */
function compare(text: string, usual: string): ShownSetting {
  return { text, setIn: text === usual ? 'site.config' : 'staff' }
}

export async function loadSettings(db: Database): Promise<Settings> {
  const rows = await db.select().from(settings)
  return new Map(rows.map(({ name, textDe, textEn }) => [name, { de: textDe, en: textEn }]))
}
