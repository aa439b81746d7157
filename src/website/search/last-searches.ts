import { useSyncExternalStore } from 'react'
import { isLongEnough } from '#domain/search/find-names.ts'
import { LONGEST_SEARCH } from '#domain/search/limits.ts'
import { savedState, validEntries } from '#platform/browser/saved-state.ts'

const MOST_SEARCHES = 5

type Words = string

const RULES = { parse: parseWords, keyOf: (words: Words) => words.toLocaleLowerCase(), most: MOST_SEARCHES }
const NONE: readonly Words[] = []

/** The words of the last searches, the newest first. They end with the tab. */
export const lastSearches = savedState<readonly Words[]>(
  'searches',
  {
    fallback: NONE,
    parse: (saved, onLoss) => validEntries(saved, RULES, onLoss),
    serialize: (searches) => searches,
  },
  () => sessionStorage,
)

/** Called when somebody sends a search, so that nothing is kept of who only follows a link. */
export function noteSearch(words: string): void {
  const noted = parseWords(words.trim())
  if (noted === null) return
  const others = lastSearches.read().filter((other) => RULES.keyOf(other) !== RULES.keyOf(noted))
  lastSearches.write([noted, ...others].slice(0, MOST_SEARCHES))
}

export function useLastSearches(): readonly Words[] {
  return useSyncExternalStore(lastSearches.subscribe, lastSearches.read, () => NONE)
}

function parseWords(saved: unknown): Words | null {
  const isSearch = typeof saved === 'string' && isLongEnough(saved) && [...saved].length <= LONGEST_SEARCH
  return isSearch ? saved : null
}
