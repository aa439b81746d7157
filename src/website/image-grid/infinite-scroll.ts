import { readTiles, type Tile } from '#domain/catalogue/read-tiles.ts'
import { fetchJson } from '#platform/browser/fetch-once.ts'
import type { Language } from '#platform/i18n/language.ts'

export type LoadedImages = {
  tiles: readonly Tile[]
  more: string | null
  added: number
}

/** `seed` is that of the shuffle, if it differs from that of the page that the server has rendered. */
export type LoadedGrid = LoadedImages & { until: number; seed: number | null }

export type Load = (fetchMore: () => Promise<LoadedGrid>) => Promise<void>

/** @throws when the network fails or the response has another shape. */
export async function loadAfter(loaded: LoadedImages, language: Language): Promise<LoadedImages> {
  const { tiles, more, added } = loaded
  if (more === null) return loaded
  const page = await fetchJson(more)
  if (typeof page !== 'object' || page === null || !('items' in page) || !('next' in page))
    throw new Error('This is no page of a list.')
  const known = new Set(tiles.map(({ id }) => id))
  const further = readTiles(page.items, language).filter(({ id }) => !known.has(id))
  const next = typeof page.next === 'string' ? page.next : null
  return {
    tiles: [...tiles, ...asInGrid(tiles, further)],
    more: next === null ? null : withCursor(more, next),
    added: added + 1,
  }
}

/** On the artist's own page the names are not links. */
export function asInGrid(tiles: readonly Tile[], further: readonly Tile[]): readonly Tile[] {
  const isAtHome = tiles.length > 0 && tiles.every(({ href }) => href === null)
  return isAtHome ? further.map((tile) => ({ ...tile, href: null })) : further
}

export function withCursor(address: string, cursor: string): string {
  return withParameter(address, 'cursor', cursor)
}

export function withParameter(address: string, name: string, value: string): string {
  const [path = '', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set(name, value)
  return `${path}?${parameters}`
}
