import type { Language } from '#platform/i18n/language.ts'
import { site } from '#site/public-site.ts'

/** In the agency's time zone, so that the server and every browser render the same day. */
const DATE = { day: 'numeric', month: 'long', year: 'numeric', timeZone: site.timeZone } as const
const DATES: Record<Language, Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de', DATE),
  en: new Intl.DateTimeFormat('en-GB', DATE),
}

/** "7. November 2026", "7 November 2026" */
export function longDate(date: Date, language: Language): string {
  return DATES[language].format(date)
}
