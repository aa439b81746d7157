import type { Language } from '#platform/i18n/language.ts'
import { site } from './public-site.ts'

type Phone = { shown: string; dialled: string }

/** `mail` is only shown: `site.config.ts` says where enquiries are sent. */
export type Contact = {
  hours: string
  phone: Phone
  mail: string
}

export function usualContact(language: Language): Contact {
  return {
    hours: site.hours[language],
    phone: phoneIn(language, site.phone),
    mail: site.mail.office,
  }
}

/** Readers of English may be abroad: they see "040 123" as "+49 40 123", with the prefix of `dialled`. */
export function phoneIn(language: Language, { shown, dialled }: Phone): Phone {
  const domestic = shown.replace(/^0/, '')
  const digits = domestic.replaceAll(/\D/g, '')
  if (language === 'de' || domestic === shown || !dialled.endsWith(digits)) return { shown, dialled }
  return { shown: `${dialled.slice(0, -digits.length)} ${domestic}`, dialled }
}
