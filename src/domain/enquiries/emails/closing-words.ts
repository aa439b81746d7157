import type { Language } from '#platform/i18n/language.ts'
import type { Contact } from '#site/contact.ts'
import { site } from '#site/site.server.ts'

/** The values of the sentence that says how the agency is reached. */
export function contactValues({ phone, hours, mail }: Contact) {
  return { phone: phone.shown, hours, mail }
}

/** Who writes, and where they are. */
export function agencyIn(language: Language): string {
  return [site.brand[language], site.company.name, ...(site.offices[0]?.lines ?? [])].join(', ')
}
