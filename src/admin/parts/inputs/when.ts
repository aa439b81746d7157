import { useLocale } from 'react-admin'

const SHORT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }
const LOCALES: Record<string, string> = { de: 'de-DE', en: 'en-GB' }

/** „7. Nov. 2026, 09:30“ in the language and time zone of the browser. */
export function useMoment(): (iso: unknown) => string {
  const locale = LOCALES[useLocale()] ?? 'de-DE'
  return (iso) => {
    const moment = new Date(typeof iso === 'string' ? iso : Number.NaN)
    return Number.isNaN(moment.getTime()) ? '' : new Intl.DateTimeFormat(locale, SHORT).format(moment)
  }
}

/**
 * From `2026-11-07T09:30`, the value of a datetime-local field, to ISO 8601 in UTC; null for an empty one. Of an hour that
 * comes twice, as clocks go back, it is the first. A time that clocks skip stays as it was typed: see `isSkippedTime`.
 */
export function toIso(typed: string): string | null {
  const moment = new Date(typed)
  if (Number.isNaN(moment.getTime())) return null
  return isSkippedTime(typed) ? typed : moment.toISOString()
}

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT(\d\d):(\d\d)$/

/** Whether a typed time is between 2 and 3 on the day on which clocks go forward here, or in another such gap. */
export function isSkippedTime(typed: unknown): boolean {
  const [text, hours, minutes] = LOCAL_TIME.exec(String(typed)) ?? []
  if (text === undefined) return false
  const moment = new Date(text)
  return moment.getHours() !== Number(hours) || moment.getMinutes() !== Number(minutes)
}

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const
const STEP = 1000

/** „1,2 MB“. */
export function sizeText(bytes: number, language: string): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)))
  return new Intl.NumberFormat(LOCALES[language] ?? 'de-DE', {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / STEP ** power)
}
