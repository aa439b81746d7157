import { isLanguage, LANGUAGE_COOKIE, type Language, languageCookie } from '#platform/i18n/language.ts'
import { pathInLanguage } from '#site/paths.ts'
import { chosenLanguage, rememberLanguage } from './consent-store.ts'

/**
 * The server handles the language switch and stores the choice in a cookie; this stores it in the browser too. Where
 * only the cookie was lost it is set again, and visitors who chose English are redirected there.
 */
export function keepLanguage(shown: Language): void {
  const inCookie = languageInCookie()
  const chosen = chosenLanguage()
  if (inCookie) {
    if (inCookie !== chosen) rememberLanguage(inCookie)
    return
  }
  if (!chosen) return
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store API
  document.cookie = languageCookie(chosen)
  // A browser that refuses cookies would be redirected from the German pages for ever.
  if (languageInCookie() !== 'en' || shown === 'en') return
  const { pathname, search, hash } = location
  location.replace(`${pathInLanguage(pathname, 'en')}${search}${hash}`)
}

function languageInCookie(): Language | null {
  const found = LANGUAGE_COOKIE.exec(document.cookie)?.[1] ?? ''
  return isLanguage(found) ? found : null
}
