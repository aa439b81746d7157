import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#domain/catalogue/model.ts'
import type { Match } from '#domain/search/model.ts'

/** A page of results may be a minute old as well. */
const KEPT_MS = 60_000
/** A thousand matches are some 60 kB. */
const MOST_KEPT = 50

export type RecentMatches = (
  catalogue: Catalogue,
  question: { id: string; style: number },
  search: () => Promise<Match[]>,
) => Promise<Match[]>

/**
 * Keeps what was found by a reference picture: the page that follows its upload, and what is loaded as the visitor
 * scrolls, need no search of their own. A change of the catalogue is searched anew.
 */
export function openRecentMatches(): RecentMatches {
  const kept = new LRUCache<string, { catalogue: Catalogue; matches: Match[] }>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
  })
  return async (catalogue, { id, style }, search) => {
    const key = `${id} ${style}`
    const known = kept.get(key)
    if (known?.catalogue === catalogue) return known.matches
    const matches = await search()
    kept.set(key, { catalogue, matches })
    return matches
  }
}
