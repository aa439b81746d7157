import type texts from '#messages/enquiry.de.json'
import { keysOf } from '#platform/fields/kinds.ts'
import type { Language } from '#platform/i18n/language.ts'

type Choices = Record<string, keyof typeof texts>

export const MEDIA = {
  books: 'enquiry_medium_books',
  press: 'enquiry_medium_press',
  posters: 'enquiry_medium_posters',
  packaging: 'enquiry_medium_packaging',
  web: 'enquiry_medium_web',
  film: 'enquiry_medium_film',
  products: 'enquiry_medium_products',
} as const satisfies Choices

export const TERRITORIES = {
  country: 'enquiry_territory_country',
  german: 'enquiry_territory_german',
  europe: 'enquiry_territory_europe',
  world: 'enquiry_territory_world',
} as const satisfies Choices

export const DURATIONS = {
  once: 'enquiry_duration_once',
  year: 'enquiry_duration_year',
  years: 'enquiry_duration_years',
  unlimited: 'enquiry_duration_unlimited',
} as const satisfies Choices

export const PRINT_RUNS = {
  none: 'enquiry_print_run_none',
  small: 'enquiry_print_run_small',
  medium: 'enquiry_print_run_medium',
  large: 'enquiry_print_run_large',
  largest: 'enquiry_print_run_largest',
} as const satisfies Choices

type Usage = {
  medium: readonly (keyof typeof MEDIA)[]
  territory: keyof typeof TERRITORIES | null
  duration: keyof typeof DURATIONS | null
  printRun: keyof typeof PRINT_RUNS | null
}

type Say = (key: keyof typeof texts, values?: Record<string, string>) => string

export function readUsage({ medium, territory, duration, printRun }: Record<string, unknown>): Usage {
  const media: unknown[] = Array.isArray(medium) ? medium : []
  return {
    medium: keysOf(MEDIA).filter((one) => media.includes(one)),
    territory: keysOf(TERRITORIES).find((one) => one === territory) ?? null,
    duration: keysOf(DURATIONS).find((one) => one === duration) ?? null,
    printRun: keysOf(PRINT_RUNS).find((one) => one === printRun) ?? null,
  }
}

export function usageSentence({ medium, territory, duration, printRun }: Usage, language: Language, t: Say) {
  const further = [
    territory && t(TERRITORIES[territory]),
    duration && t(DURATIONS[duration]),
    printRun && t(PRINT_RUNS[printRun]),
  ].filter((text) => text !== null)
  if (medium.length + further.length === 0) return ''
  const media = medium.map((one) => (language === 'de' ? t(MEDIA[one]) : beginSmall(t(MEDIA[one]))))
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(media)
  const purpose = list || t('enquiry_use_open')
  return t('enquiry_use', { uses: [purpose, ...further.map(beginSmall)].join(', ') })
}

/** The choices are capitalized in the form. */
function beginSmall(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
