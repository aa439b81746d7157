import { keepPreviousData } from '@tanstack/react-query'
import type { z } from 'zod'
import { useStaffQuery } from '#admin/api/use-staff-query.ts'
import { useLanguage } from '#admin/messages/use-language.ts'
import german from '#messages/staff-statistics.de.json' with { type: 'json' }
import english from '#messages/staff-statistics.en.json' with { type: 'json' }
import { findMessage } from '#platform/i18n/fill.ts'

/** Reads the API at the path. Shows the data of the former path until the new one has answered. */
export function useStatistics<Answer>(path: string, schema: z.ZodType<Answer>) {
  return useStaffQuery(path, schema, { placeholderData: keepPreviousData })
}

const TEXTS = { de: german, en: english }
const LOCALES = { de: 'de-DE', en: 'en-GB' }
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }
const MONTH: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric' }

export function useStatisticsTexts() {
  const [language] = useLanguage()
  const locale = LOCALES[language]
  return {
    language,
    locale,
    t: (key: keyof typeof german, values: Record<string, string | number> = {}) =>
      findMessage(TEXTS[language], key, values),
    number: (count: number) => new Intl.NumberFormat(locale).format(count),
    /** `per` month, the day is the first of it. */
    day: (day: string, per: 'day' | 'month') =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...(per === 'day' ? DAY : MONTH) }).format(
        new Date(day),
      ),
  }
}
