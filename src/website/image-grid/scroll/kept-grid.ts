import type { LoadedGrid } from './infinite-scroll.ts'

/** Stored in the history entry, not in a storage: it belongs to this entry alone, and ends with it. */
export type KeptGrid = {
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
