import type { Language } from '#platform/i18n/language.ts'
import { momentsAt, toLocalTime } from '#platform/i18n/time-zone.ts'
import { site } from './public-site.ts'

export function agencyDay(moment: Date): string {
  return toLocalTime(moment, site.timeZone).slice(0, '2026-11-07'.length)
}

/** The agency's time zone lets the server and every browser render the same day. */
const DATE = { day: 'numeric', month: 'long', year: 'numeric', timeZone: site.timeZone } as const
const TIME = { hour: '2-digit', minute: '2-digit', timeZone: site.timeZone } as const
const LOCALES: Record<Language, string> = { de: 'de', en: 'en-GB' }
const formatsOf = (options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> => ({
  de: new Intl.DateTimeFormat(LOCALES.de, options),
  en: new Intl.DateTimeFormat(LOCALES.en, options),
})
const DATES = formatsOf(DATE)
const TIMES = formatsOf(TIME)
const DAY = /^\d{4}-\d\d-\d\d$/
/** On a day on which clocks go forward at midnight, the next one begins an hour later. */
const FIRST_MINUTES = ['T00:00', 'T00:30', 'T01:00']

export function longDate(date: Date, language: Language): string {
  return DATES[language].format(date)
}

/** Returns null for a text that is no day. @param day `2026-12-24` */
export function endOfDay(day: string): Date | null {
  const date = new Date(DAY.test(day) ? `${day}T00:00Z` : Number.NaN)
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return null
  date.setUTCDate(date.getUTCDate() + 1)
  const next = date.toISOString().slice(0, day.length)
  return FIRST_MINUTES.flatMap((minute) => momentsAt(next + minute, site.timeZone))[0] ?? null
}

/** Returns `2026-12-24` for midnight at its end, in the agency's time zone. */
export function lastDayBefore(end: Date): string {
  return agencyDay(new Date(end.getTime() - 1))
}

/** Adds the time unless `end` is midnight: "24. Dezember 2026, 15:30 Uhr". */
export function lastDayInWords(end: Date, language: Language): string {
  const isWhole = endOfDay(lastDayBefore(end))?.getTime() === end.getTime()
  if (isWhole) return longDate(new Date(end.getTime() - 1), language)
  const time = TIMES[language].format(end)
  return `${longDate(end, language)}, ${time}${language === 'de' ? ' Uhr' : ''}`
}
