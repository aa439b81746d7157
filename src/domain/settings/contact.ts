import type { Language } from '#platform/i18n/language.ts'
import { site } from '#site/public-site.ts'

/** How visitors reach the agency. Mail is shown: where enquiries go, `site.config.ts` says alone. */
export type Contact = {
  hours: string
  phone: { shown: string; dialled: string }
  mail: string
}

/** As `site.config.ts` has it, which is right until staff say otherwise. */
export function usualContact(language: Language): Contact {
  return { hours: site.hours[language], phone: site.phone, mail: site.mail.office }
}
