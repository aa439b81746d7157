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

const MOST_AT_ONCE = 100
/** After one of these events the visitor is not scrolled back to the old position. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

export type RestoredGrid = { loaded: LoadedGrid; goBack: () => void }

/** Null where the history entry has no grid. `more` is the address of the page after `first`. */
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

async function loadAgain(
  first: LoadedGrid,
  more: string,
  { seed, count, added, until }: KeptGrid,
  language: Language,
): Promise<LoadedGrid> {
  // If the server has rendered another shuffle meanwhile, the grid starts from its beginning.
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
