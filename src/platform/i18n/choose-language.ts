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
 * The language for a visitor who asks for an address without /en: the stored choice, else the browser's first language,
 * else German. Null for crawlers: they get exactly what they ask for (decisions, section 3).
 */
export function chooseLanguage(signs: LanguageSigns): Language | null {
  if (isCrawler(signs.userAgent)) return null
  const chosen = LANGUAGE_COOKIE.exec(signs.cookie ?? '')?.[1] ?? ''
  if (isLanguage(chosen)) return chosen
  return /^\s*en/i.test(signs.acceptLanguage ?? '') ? 'en' : 'de'
}

/** The same few browsers ask again and again, and the pattern of all crawlers is long: their answers are kept. */
const crawlers = new LRUCache<string, boolean>({ max: 1_000, memoMethod: isbot })
const LONGEST_USER_AGENT = 512

function isCrawler(userAgent: string | null): boolean {
  // No browser sends an empty one; programs that read pages do.
  return !userAgent || crawlers.memo(userAgent.slice(0, LONGEST_USER_AGENT))
}
