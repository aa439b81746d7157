import { useLocale } from 'react-admin'
import { isLanguage } from '#platform/i18n/language.ts'
import { momentsAt, nameTimeZone, toLocalTime } from '#platform/i18n/time-zone.ts'
import { site } from '#site/public-site.ts'

// Scheduled times are shown in the agency's time zone, so that colleagues elsewhere see and enter the same times; all
// others in the reader's own.

const WHEN: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  ...{ timeZone: site.timeZone, timeZoneName: 'short' },
}
const FORMATS = {
  de: new Intl.DateTimeFormat('de-DE', WHEN),
  en: new Intl.DateTimeFormat('en-GB', WHEN),
}

/** „7. Nov. 2026, 09:30 MEZ“ in the language of the browser. */
export function useAgencyMoment(): (value: unknown) => string {
  const locale = useLocale()
  const format = FORMATS[isLanguage(locale) ? locale : 'de']
  return (value) => {
    const moment = toMoment(value)
    return moment ? format.format(moment) : ''
  }
}

/** „Mitteleuropäische Zeit (Europe/Berlin)“ */
export function useAgencyZone(): string {
  const locale = useLocale()
  return `${nameTimeZone(site.timeZone, isLanguage(locale) ? locale : 'de')} (${site.timeZone})`
}

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** Converts a form's value for a datetime-local field; empty where it is not a time. */
export function toTyped(value: unknown): string {
  if (typeof value === 'string' && LOCAL_TIME.test(value)) return value
  const moment = toMoment(value)
  return moment ? toLocalTime(moment, site.timeZone) : ''
}

/** To ISO 8601 in UTC; null for an empty value. An hour that comes twice is the first, a skipped one stays as typed. */
export function toIso(typed: string): string | null {
  if (!LOCAL_TIME.test(typed) || Number.isNaN(Date.parse(`${typed}Z`))) return null
  return momentsAt(typed, site.timeZone)[0]?.toISOString() ?? typed
}

/** Whether a typed time is between 2 and 3 on the day on which clocks go forward, or in another such gap. */
export function isSkippedTime(value: unknown): boolean {
  return LOCAL_TIME.test(String(value))
}

/** Whether clocks show the same at another moment as well, as they go back. */
export function isTwice(value: unknown): boolean {
  return toMoment(value) !== null && momentsAt(toTyped(value), site.timeZone).length > 1
}

function toMoment(value: unknown): Date | null {
  const moment = new Date(typeof value === 'string' && !LOCAL_TIME.test(value) ? value : Number.NaN)
  return Number.isNaN(moment.getTime()) ? null : moment
}

const SHORT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }
/** A list may name only the day, which is stored as its first moment in UTC. */
export const A_DAY = /^\d{4}-\d\d-\d\d(?:T00:00:00(?:\.0+)?Z)?$/
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeZone: 'UTC' }
const LOCALES: Record<string, string> = { de: 'de-DE', en: 'en-GB' }

export function useMoment(): (iso: unknown) => string {
  const locale = LOCALES[useLocale()] ?? 'de-DE'
  return (iso) => momentInWords(iso, locale)
}

export function momentInWords(iso: unknown, locale: string): string {
  const moment = new Date(typeof iso === 'string' ? iso : Number.NaN)
  const options = A_DAY.test(String(iso)) ? DAY : SHORT
  return Number.isNaN(moment.getTime()) ? '' : new Intl.DateTimeFormat(locale, options).format(moment)
}
