import type { Language } from '#platform/i18n/language.ts'

/** Whether it is the name of a place's time, "Europe/Berlin", and no bare offset. */
export function isTimeZone(name: string): boolean {
  if (!name.includes('/')) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

const LOCALES: Record<Language, string> = { de: 'de', en: 'en-GB' }

/** In summer as in winter: "Mitteleuropäische Zeit". */
export function nameTimeZone(timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
