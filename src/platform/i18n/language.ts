export const LANGUAGES = ['de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** `?lang=en` on any page: the visitor used the language switch. */
export const LANGUAGE_CHOICE = 'lang'

/** Finds the stored choice in a Cookie header, or in `document.cookie`. */
export const LANGUAGE_COOKIE = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/
/** A year: long enough that nobody is asked twice, short enough to end. */
const CHOICE_KEPT_S = 365 * 24 * 60 * 60

/** The cookie that keeps a choice, as Set-Cookie and `document.cookie` take it. */
export function languageCookie(language: Language): string {
  return `lang=${language}; Path=/; Max-Age=${CHOICE_KEPT_S}; SameSite=Lax`
}

export function isLanguage(text: string): text is Language {
  return text === 'de' || text === 'en'
}

/** The path as it stands in a language: German paths stand alone, English ones below /en. Takes German paths only. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'de') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** A path on this site, taken apart: the language its address says and the rest, always beginning with a slash. */
export function splitLanguage(path: string): { language: Language; rest: string } {
  if (path === '/en') return { language: 'en', rest: '/' }
  if (path.startsWith('/en/')) return { language: 'en', rest: path.slice(3) }
  return { language: 'de', rest: path }
}
