import type { Language } from '#platform/i18n/language.ts'

/** Languages that an artist may say they speak, by ISO 639. */
export const SPOKEN_LANGUAGES = [
  ...(['ar', 'bg', 'bs', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fa', 'fi', 'fr', 'ga'] as const),
  ...([
    'gsw',
    'he',
    'hi',
    'hr',
    'hu',
    'is',
    'it',
    'ja',
    'ka',
    'ko',
    'lb',
    'lt',
    'lv',
    'mk',
    'nl',
    'no',
  ] as const),
  ...([
    'pl',
    'pt',
    'ro',
    'ru',
    'sk',
    'sl',
    'sq',
    'sr',
    'sv',
    'sw',
    'ta',
    'th',
    'tr',
    'uk',
    'vi',
    'zh',
  ] as const),
] as const
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number]

const NAMES: Record<Language, Intl.DisplayNames> = {
  de: new Intl.DisplayNames('de', { type: 'language' }),
  en: new Intl.DisplayNames('en-GB', { type: 'language' }),
}

export function nameSpokenLanguage(code: SpokenLanguage, language: Language): string {
  return NAMES[language].of(code) ?? code
}
