export const LANGUAGES = ['de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_CHOICE = 'lang'

/** Finds the stored choice in a Cookie header, or in `document.cookie`. */
export const LANGUAGE_COOKIE = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/
const COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60

export function languageCookie(language: Language): string {
  return `lang=${language}; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; SameSite=Lax`
}

export function isLanguage(text: string): text is Language {
  return text === 'de' || text === 'en'
}

/** Converts a German path to the language: German paths have no prefix, English ones are below /en. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'de') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** Splits a path into its language and the rest, which always begins with a slash. */
export function splitLanguage(path: string): { language: Language; rest: string } {
  if (path === '/en') return { language: 'en', rest: '/' }
  if (path.startsWith('/en/')) return { language: 'en', rest: path.slice(3) }
  return { language: 'de', rest: path }
}
