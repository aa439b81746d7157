import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { isLanguage, LANGUAGE_COOKIE, type Language } from './language.ts'

export type LanguageSigns = {
  userAgent: string | null
  /** The whole Cookie header. */
  cookie: string | null
  acceptLanguage: string | null
}

/**
 * The language for a visitor at an address without /en: the stored choice, else the browser's first language, else
 * German. Null for crawlers: they get the language of the address (docs/specification.md, Language).
 */
export function chooseLanguage(signs: LanguageSigns): Language | null {
  if (isCrawler(signs.userAgent)) return null
  const chosen = LANGUAGE_COOKIE.exec(signs.cookie ?? '')?.[1] ?? ''
  if (isLanguage(chosen)) return chosen
  return /^\s*en/i.test(signs.acceptLanguage ?? '') ? 'en' : 'de'
}

/** Cached: the pattern for crawlers is long and slow, and there are few different browsers. */
const crawlers = new LRUCache<string, boolean>({ max: 1_000, memoMethod: isbot })
const LONGEST_USER_AGENT = 512

export function isCrawler(userAgent: string | null): boolean {
  // No browser sends an empty one; crawlers do.
  return !userAgent || crawlers.memo(userAgent.slice(0, LONGEST_USER_AGENT))
}
