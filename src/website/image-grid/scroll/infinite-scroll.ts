import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { readTiles } from '#domain/catalogue/tiles/read-tiles.ts'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { fetchJson } from '#platform/browser/fetch-once.ts'
import type { Language } from '#platform/i18n/language.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import type { WorksView } from '#website/image-grid/section/view-images.ts'

/** A grid as far as it has been loaded. */
type LoadedImages = {
  tiles: readonly Tile[]
  /** Address of the API for the next page; null at the end. */
  more: string | null
  /** Number of pages added to the first. */
  added: number
}

export type InfiniteScroll = LoadedImages & {
  state: 'resting' | 'loading' | 'failed'
  /** Loads the next page, unless one is loading or none is left. */
  loadMore: () => void
}

/** Entries of the history whose grids are remembered. */
const GRIDS_KEPT = 20

/** Grids of this visit by the key of their history entry, so that going back shows the same pictures. */
const loadedByKey = new Map<string, LoadedImages>()

/** The grid that the server rendered with the pages added since; the same again when the visitor goes back to it. */
export function useInfiniteScroll(works: WorksView): InfiniteScroll {
  const { language } = useMessages()
  const { key } = useLocation()
  const [shown, setShown] = useState({ works, loaded: loadedByKey.get(key) ?? initialOf(works) })
  const [state, setState] = useState<InfiniteScroll['state']>('resting')
  const isLoading = useRef(false)
  // Another order or style: the server has rendered another grid.
  if (shown.works !== works) setShown({ works, loaded: loadedByKey.get(key) ?? initialOf(works) })
  const { loaded } = shown

  useEffect(() => remember(key, loaded), [key, loaded])

  const loadMore = useCallback(() => {
    if (isLoading.current || loaded.more === null) return
    isLoading.current = true
    setState('loading')
    loadAfter(loaded, language)
      .then(
        (longer) => {
          setShown((now) => (now.loaded === loaded ? { ...now, loaded: longer } : now))
          setState('resting')
        },
        (error) => {
          console.warn('More images:', error)
          setState('failed')
        },
      )
      .finally(() => {
        isLoading.current = false
      })
  }, [loaded, language])

  return { ...loaded, state, loadMore }
}

function initialOf({ tiles, more }: WorksView): LoadedImages {
  return { tiles, more, added: 0 }
}

function remember(key: string, loaded: LoadedImages): void {
  loadedByKey.delete(key)
  loadedByKey.set(key, loaded)
  const [oldest] = loadedByKey.keys()
  if (loadedByKey.size > GRIDS_KEPT && oldest !== undefined) loadedByKey.delete(oldest)
}

/** The grid with its next page. @throws when the network fails or the response has another shape. */
export async function loadAfter(loaded: LoadedImages, language: Language): Promise<LoadedImages> {
  const { tiles, more, added } = loaded
  if (more === null) return loaded
  const page = await fetchJson(more)
  if (typeof page !== 'object' || page === null || !('items' in page) || !('next' in page))
    throw new Error('This is no page of a list.')
  const known = new Set(tiles.map(({ id }) => id))
  const further = readTiles(page.items, language).filter(({ id }) => !known.has(id))
  const next = typeof page.next === 'string' ? page.next : null
  // On the artist's own page the names are not links.
  const isAtHome = tiles.length > 0 && tiles.every(({ href }) => href === null)
  return {
    tiles: [...tiles, ...(isAtHome ? further.map((tile) => ({ ...tile, href: null })) : further)],
    more: next === null ? null : withCursor(more, next),
    added: added + 1,
  }
}

/** The same list with another cursor. */
export function withCursor(address: string, cursor: string): string {
  const [path = '', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', cursor)
  return `${path}?${parameters}`
}
