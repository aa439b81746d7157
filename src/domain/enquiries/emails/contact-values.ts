import type { Language } from '#platform/i18n/language.ts'
import type { Contact } from '#site/contact.ts'

/** The values of the sentence that says how the agency is reached. Whoever reads English may be abroad. */
export function contactValues({ phone, hours, mail }: Contact, language: Language) {
  return { phone: language === 'de' ? phone.shown : phone.abroad, hours, mail }
}
