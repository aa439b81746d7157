import { DAY_MS } from '#platform/durations.ts'
import type { Language } from './language.ts'

/** Whether it is the name of a place's time, "Europe/Berlin", and no bare offset. */
export function isTimeZone(name: string): boolean {
  return name.includes('/') && isKnownZone(name)
}

/** Whether times can be shown in it; browsers also name "UTC" or an offset. */
export function isKnownZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const LOCALES: Record<Language, string> = { de: 'de', en: 'en-GB' }

/** Returns the same name in summer and winter: "Mitteleuropäische Zeit". */
export function nameTimeZone(timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

export function toLocalTime(moment: Date, timeZone: string): string {
  // Swedish writes times as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return format.format(moment).replace(' ', 'T')
}

/** Earliest first: no moment in the hour that clocks skip, two in the hour that comes again. */
export function momentsAt(localTime: string, timeZone: string): Date[] {
  const asUtc = Date.parse(`${localTime}Z`)
  if (Number.isNaN(asUtc)) return []
  // Zones are at most 14 hours from UTC, so the two offsets are those before and after a change on that day.
  const found = [asUtc - DAY_MS, asUtc + DAY_MS].map(
    (near) => asUtc - (Date.parse(`${toLocalTime(new Date(near), timeZone)}Z`) - near),
  )
  return [...new Set(found)]
    .sort((one, other) => one - other)
    .map((moment) => new Date(moment))
    .filter((moment) => toLocalTime(moment, timeZone) === localTime)
}
