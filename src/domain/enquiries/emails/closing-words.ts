import type { Language } from '#platform/i18n/language.ts'
import type { Contact } from '#site/contact.ts'
import { site } from '#site/site.server.ts'

export function contactValues({ phone, hours, mail }: Contact) {
  return { phone: phone.shown, hours, mail }
}

export function agencyIn(language: Language): string {
  return [site.brand[language], site.company.name, ...(site.offices[0]?.lines ?? [])].join(', ')
}
