import { findPage, findSpelling, findTwin } from '#domain/published/find-page.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import type { Redirect } from '#domain/redirects/model.ts'
import { type Language, splitLanguage } from '#platform/i18n/language.ts'
import { pathInLanguage } from '#site/paths.ts'
import { findMovedParts } from './moved-parts.ts'
import { permanentRedirect } from './redirects.ts'

export type PageTarget = {
  /** The address that the request is meant for; the requested one where nothing is to be changed. */
  address: string
  /** Whether it is so for everybody, whatever their language. */
  permanent: boolean
  /** Whether staff stored it, and may still change it. */
  isStored: boolean
}

/** Finds a request's page in one step: former and misspelled addresses, stored redirects and the language at once. */
export function findTarget(
  snapshot: Snapshot,
  { pathname, search }: { pathname: string; search: string },
  /** Of the visitor; null leaves the address in its own. */
  wanted: Language | null,
): PageTarget {
  const standing = findSpelling(snapshot, permanentRedirect(pathname) ?? pathname)
  const own = splitLanguage(standing).language
  const language = wanted ?? own
  const stored = findStored(snapshot, [pathname, standing, standing.toLowerCase()], language)
  if (stored) {
    const permanent = stored.permanent && language === own
    return { address: withQuery(stored.to, search), permanent, isStored: true }
  }
  const target = findTwin(snapshot, standing, language)
  return { address: target + search, permanent: language === own, isStored: false }
}

/**
 * Redirects that staff stored. An existing page takes precedence, so none can be hidden by mistake. Only staff choose
 * the target; nothing in a visitor's address can change its host.
 */
function findStored(snapshot: Snapshot, spellings: readonly string[], language: Language): Redirect | null {
  if (spellings.some((path) => findPage(snapshot, path))) return null
  for (const spelling of spellings) {
    const path = pathInLanguage(spelling, language)
    const exactly = snapshot.redirects.get(path)
    const found =
      exactly ?? snapshot.redirects.get(splitLanguage(path).rest) ?? findMovedParts(snapshot, path)
    if (!found) continue
    const isOurs = found.to.startsWith('/')
    return exactly || !isOurs ? found : { ...found, to: inLanguageOf(snapshot, found.to, language) }
  }
  return null
}

function inLanguageOf(snapshot: Snapshot, address: string, language: Language): string {
  const path = /^[^?#]*/.exec(address)?.[0] ?? ''
  return findTwin(snapshot, path, language) + address.slice(path.length)
}

/** Appends the visitor's query after a query of the target's own and before its hash. */
function withQuery(to: string, search: string): string {
  if (search === '') return to
  const [address = '', ...anchor] = to.split('#')
  const joined = address.includes('?') ? `${address}&${search.slice(1)}` : address + search
  return [joined, ...anchor].join('#')
}
