import type { Language } from '#platform/i18n/language.ts'
import { site } from './public-site.ts'

/** How visitors reach the agency. Mail is for showing: where enquiries are sent, `site.config.ts` alone says. */
export type Contact = {
  hours: string
  /** `abroad` is `shown` with the country's prefix. */
  phone: { shown: string; dialled: string; abroad: string }
  mail: string
}

/** As `site.config.ts` has it, which is right until staff set something else. */
export function usualContact(language: Language): Contact {
  const { shown, dialled } = site.phone
  return {
    hours: site.hours[language],
    phone: { shown, dialled, abroad: site.offices[0]?.phone ?? dialled },
    mail: site.mail.office,
  }
}
