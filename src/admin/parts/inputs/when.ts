import { useLocale } from 'react-admin'

const SHORT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }
const LOCALES: Record<string, string> = { de: 'de-DE', en: 'en-GB' }

export function useMoment(): (iso: unknown) => string {
  const locale = LOCALES[useLocale()] ?? 'de-DE'
  return (iso) => {
    const moment = new Date(typeof iso === 'string' ? iso : Number.NaN)
    return Number.isNaN(moment.getTime()) ? '' : new Intl.DateTimeFormat(locale, SHORT).format(moment)
  }
}
