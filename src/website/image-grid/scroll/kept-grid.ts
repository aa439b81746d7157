import type { LoadedGrid } from './infinite-scroll.ts'

/**
 * How far a grid is loaded, and where the visitor is on it. It is stored with the entry of the browser's history, not
 * in a storage: it belongs to this entry alone, and ends with it.
 */
export type KeptGrid = {
  /** Seed of the shuffle: another request would get another one. */
  seed: number
  /** Number of tiles. */
  count: number
  /** The same as in `LoadedGrid`. */
  added: number
  until: number
  /** Scroll position, in pixels. */
  place: number
}

/**
 * Scrolling has ended after a pause of this length. Safari allows a hundred changes of the history in ten seconds, and
 * Chromium none when the page is left.
 */
const SCROLLING_ENDED_AFTER_MS = 250

/**
 * Stores how far the grid is loaded, for reloads and returns. `more` is the address of the page after the one that the
 * server has rendered. Returns a function that stops.
 */
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
  // The visitor may follow a link at any moment, so this is stored at once.
  addEventListener('click', keep, { signal: listening.signal, capture: true })
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}

/** Parses the grid in an entry of the browser's history; null for nothing, or something else. */
export function parseKeptGrid(saved: unknown): KeptGrid | null {
  if (typeof saved !== 'object' || saved === null) return null
  const { seed, count, added, until, place }: Partial<Record<keyof KeptGrid, unknown>> = saved
  if (!isCount(seed) || !isCount(count) || !isCount(added) || !isCount(until)) return null
  return typeof place === 'number' && place >= 0 ? { seed, count, added, until, place } : null
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** The seed in the cursor of an address of the API; null where there is no cursor. */
export function seedOf(address: string | null): number | null {
  const cursor = new URLSearchParams(address?.split('?')[1]).get('cursor')
  const seed = Number.parseInt(cursor ?? '', 10)
  return Number.isNaN(seed) ? null : seed
}
