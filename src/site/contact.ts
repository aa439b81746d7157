import type { Language } from '#platform/i18n/language.ts'
import { site } from './public-site.ts'

type Phone = { shown: string; dialled: string }

/** How visitors reach the agency. Mail is for showing: where enquiries are sent, `site.config.ts` alone says. */
export type Contact = {
  hours: string
  phone: Phone
  mail: string
}

/** As `site.config.ts` has it, which is right until staff set something else. */
export function usualContact(language: Language): Contact {
  return {
    hours: site.hours[language],
    phone: phoneIn(language, site.phone),
    mail: site.mail.office,
  }
}

/** Whoever reads English may be abroad: "040 123" is shown to them as "+49 40 123", with the prefix of what is dialled. */
export function phoneIn(language: Language, { shown, dialled }: Phone): Phone {
  const domestic = shown.replace(/^0/, '')
  const digits = domestic.replaceAll(/\D/g, '')
  if (language === 'de' || domestic === shown || !dialled.endsWith(digits)) return { shown, dialled }
  return { shown: `${dialled.slice(0, -digits.length)} ${domestic}`, dialled }
}
