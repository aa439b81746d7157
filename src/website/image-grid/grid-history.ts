import type { Language } from '#platform/i18n/language.ts'
import {
  asInGrid,
  type LoadedGrid,
  type LoadedImages,
  loadAfter,
  withCursor,
  withParameter,
} from './infinite-scroll.ts'

/** Stored in the history entry, not in a storage: it belongs to this entry alone, and ends with it. */
type KeptGrid = {
  /** Seed of the shuffle: another request would get another one. */
  seed: number
  count: number
  added: number
  until: number
  /** The scroll position in pixels. */
  place: number
}

/** Safari allows a hundred changes of the history in ten seconds, and Chromium none when the page is left. */
const SCROLLING_ENDED_AFTER_MS = 250

export function keepGrid({ tiles, added, until, seed }: LoadedGrid, more: string | null): () => void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  function keep(): void {
    const grid = { seed: seed ?? seedOf(more) ?? 0, count: tiles.length, added, until, place: scrollY }
    history.replaceState({ ...history.state, grid }, '')
  }
  function keepSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(keep, SCROLLING_ENDED_AFTER_MS)
  }
  keepSoon()
  addEventListener('scroll', keepSoon, { signal: listening.signal, passive: true })
  addEventListener('click', keep, { signal: listening.signal, capture: true })
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}

export function parseKeptGrid(saved: unknown): KeptGrid | null {
  if (typeof saved !== 'object' || saved === null) return null
  const { seed, count, added, until, place }: Partial<Record<keyof KeptGrid, unknown>> = saved
  if (!isCount(seed) || !isCount(count) || !isCount(added) || !isCount(until)) return null
  return typeof place === 'number' && place >= 0 ? { seed, count, added, until, place } : null
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

export function seedOf(address: string | null): number | null {
  const cursor = new URLSearchParams(address?.split('?')[1]).get('cursor')
  const seed = Number.parseInt(cursor ?? '', 10)
  return Number.isNaN(seed) ? null : seed
}

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
  const parsed = parseKeptGrid(history.state?.grid)
  if (!parsed || more === null) return null
  const goBack = returnTo(parsed.place)
  return { loaded: await loadAgain(first, more, parsed, language), goBack }
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
