import { isLanguage, LANGUAGE_COOKIE, type Language, languageCookie } from '#platform/i18n/language.ts'
import { pathInLanguage } from '#site/paths.ts'
import { chosenLanguage, rememberLanguage } from './consent-store.ts'

/**
 * The language switch is answered by the server, which keeps the choice in a cookie; what is stored here follows it. Where
 * only the cookie was lost it is set again, and who reads English is led there (decisions, section 3).
 */
export function keepLanguage(shown: Language): void {
  const inCookie = languageInCookie()
  const chosen = chosenLanguage()
  if (inCookie) {
    if (inCookie !== chosen) rememberLanguage(inCookie)
    return
  }
  if (!chosen) return
  // biome-ignore lint/suspicious/noDocumentCookie: the store for cookies does not exist in every browser, nor without https
  document.cookie = languageCookie(chosen)
  // A browser that refuses cookies would be led away from the German pages for ever.
  if (languageInCookie() !== 'en' || shown === 'en') return
  const { pathname, search, hash } = location
  location.replace(`${pathInLanguage(pathname, 'en')}${search}${hash}`)
}

function languageInCookie(): Language | null {
  const found = LANGUAGE_COOKIE.exec(document.cookie)?.[1] ?? ''
  return isLanguage(found) ? found : null
}
