import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { readTiles } from '#domain/catalogue/tiles/read-tiles.ts'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { fetchJson } from '#platform/browser/fetch-once.ts'
import type { Language } from '#platform/i18n/language.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import type { WorksView } from '#website/image-grid/section/view-images.ts'

/** A wall as far as it has been loaded. */
type Stretch = {
  tiles: readonly Tile[]
  /** Address of the API with what comes next; null at the end. */
  more: string | null
  /** How many stretches were added to the first. */
  added: number
}

export type EndlessWall = Stretch & {
  state: 'resting' | 'loading' | 'failed'
  /** Loads the next stretch, unless one is on its way or none is left. */
  loadMore: () => void
}

/** As many pages as one goes back through. */
const WALLS_KEPT = 20

/** Walls of this visit by the key of their entry in the history: whoever comes back finds the same pictures. */
const kept = new Map<string, Stretch>()

/** The wall that the server began, and what was added to it since; the same again when one comes back to it. */
export function useEndlessWall(works: WorksView): EndlessWall {
  const { language } = useMessages()
  const { key } = useLocation()
  const [shown, setShown] = useState({ works, stretch: kept.get(key) ?? beginningOf(works) })
  const [state, setState] = useState<EndlessWall['state']>('resting')
  const isLoading = useRef(false)
  // Another order, another style: the server has begun another wall.
  if (shown.works !== works) setShown({ works, stretch: kept.get(key) ?? beginningOf(works) })
  const { stretch } = shown

  useEffect(() => keep(key, stretch), [key, stretch])

  const loadMore = useCallback(() => {
    if (isLoading.current || stretch.more === null) return
    isLoading.current = true
    setState('loading')
    loadAfter(stretch, language)
      .then(
        (longer) => {
          setShown((now) => (now.stretch === stretch ? { ...now, stretch: longer } : now))
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
  }, [stretch, language])

  return { ...stretch, state, loadMore }
}

function beginningOf({ tiles, more }: WorksView): Stretch {
  return { tiles, more, added: 0 }
}

function keep(key: string, stretch: Stretch): void {
  kept.delete(key)
  kept.set(key, stretch)
  const [oldest] = kept.keys()
  if (kept.size > WALLS_KEPT && oldest !== undefined) kept.delete(oldest)
}

/**
 * The wall with its next stretch.
 * @throws when the network fails or the answer is not what was asked for.
 */
export async function loadAfter(stretch: Stretch, language: Language): Promise<Stretch> {
  const { tiles, more, added } = stretch
  if (more === null) return stretch
  const page = await fetchJson(more)
  if (typeof page !== 'object' || page === null || !('items' in page) || !('next' in page))
    throw new Error('This is no page of a list.')
  const known = new Set(tiles.map(({ id }) => id))
  const further = readTiles(page.items, language).filter(({ id }) => !known.has(id))
  const next = typeof page.next === 'string' ? page.next : null
  // On the artist's own page the names lead nowhere.
  const isAtHome = tiles.length > 0 && tiles.every(({ href }) => href === null)
  return {
    tiles: [...tiles, ...(isAtHome ? further.map((tile) => ({ ...tile, href: null })) : further)],
    more: next === null ? null : withCursor(more, next),
    added: added + 1,
  }
}

/** The same list from there on. */
export function withCursor(address: string, cursor: string): string {
  const [path = '', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', cursor)
  return `${path}?${parameters}`
}
