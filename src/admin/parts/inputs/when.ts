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
