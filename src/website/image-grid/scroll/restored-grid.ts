import type { Language } from '#platform/i18n/language.ts'
import {
  asInGrid,
  type LoadedGrid,
  type LoadedImages,
  loadAfter,
  withCursor,
  withParameter,
} from './infinite-scroll.ts'
import { type KeptGrid, parseKeptGrid, seedOf } from './kept-grid.ts'

/** The API's limit. */
const MOST_AT_ONCE = 100
/** What a visitor does who wants to be elsewhere than where the page was left. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** The grid as it was left, and what leads the visitor back to where they were on it. */
export type RestoredGrid = { loaded: LoadedGrid; goBack: () => void }

/**
 * Null where the entry of the history keeps no grid. `first` is what the server has rendered, `more` the address of what
 * follows it.
 */
export async function restoreGrid(
  first: LoadedGrid,
  more: string | null,
  language: Language,
): Promise<RestoredGrid | null> {
  const kept = parseKeptGrid(history.state?.grid)
  if (!kept || more === null) return null
  const goBack = returnTo(kept.place)
  return { loaded: await loadAgain(first, more, kept, language), goBack }
}

/** In few requests. */
async function loadAgain(
  first: LoadedGrid,
  more: string,
  { seed, count, added, until }: KeptGrid,
  language: Language,
): Promise<LoadedGrid> {
  // When the server has rendered another shuffle meanwhile, that one from its beginning.
  const begin: LoadedImages = { tiles: [], more: withCursor(more, `${seed}-0-0`), added }
  let loaded: LoadedImages = seedOf(more) === seed ? first : begin
  const pageSize = new URLSearchParams(more.split('?')[1]).get('limit') ?? ''
  while (loaded.more !== null && loaded.tiles.length < count) {
    const limit = Math.min(count - loaded.tiles.length, MOST_AT_ONCE)
    loaded = await loadAfter(
      { ...loaded, more: withParameter(loaded.more, 'limit', String(limit)) },
      language,
    )
  }
  const next = loaded.more && withParameter(loaded.more, 'limit', pageSize)
  return { tiles: asInGrid(first.tiles, loaded.tiles), more: next, added, until, seed }
}

/** Remembers whether the visitor moves meanwhile. Returns a function that scrolls there if they have not. */
function returnTo(place: number): () => void {
  const listening = new AbortController()
  let hasMoved = false
  const note = () => {
    hasMoved = true
  }
  for (const move of MOVES) addEventListener(move, note, { signal: listening.signal, passive: true })
  return () => {
    listening.abort()
    if (!hasMoved) scrollTo(0, place)
  }
}
