import { useLocaleState } from 'react-admin'
import german from '#messages/staff-statistics.de.json' with { type: 'json' }
import english from '#messages/staff-statistics.en.json' with { type: 'json' }
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'

type Key = keyof typeof german

/** Texts and numbers of the statistics in the language in use. */
export function useStatisticsTexts() {
  const [locale] = useLocaleState()
  const language: Language = locale === 'en' ? 'en' : 'de'
  const messages = language === 'en' ? english : german
  const formal = language === 'en' ? 'en-GB' : 'de-DE'
  return {
    language,
    locale: formal,
    t: (key: Key, values: Record<string, string | number> = {}) => findMessage(messages, key, values),
    number: (count: number) => new Intl.NumberFormat(formal).format(count),
    /** `per` month, the day is the first of it. */
    day: (day: string, per: 'day' | 'month') =>
      new Intl.DateTimeFormat(formal, {
        timeZone: 'UTC',
        ...(per === 'day' ? { dateStyle: 'medium' } : { month: 'short', year: 'numeric' }),
      }).format(new Date(day)),
  }
}
