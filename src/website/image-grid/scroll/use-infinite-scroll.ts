import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '#website/i18n/messages.tsx'
import type { WorksView } from '#website/image-grid/section/view-images.ts'
import { type Load, type LoadedGrid, loadAfter } from './infinite-scroll.ts'
import { STRETCHES_BY_THEMSELVES } from './timings.ts'
import { useGridHistory } from './use-grid-history.ts'

export type InfiniteScroll = LoadedGrid & {
  state: 'resting' | 'loading' | 'failed'
  /** Loads the next page, unless one is loading or none is left. */
  loadMore: () => void
  /** As well, and lets a few more load by themselves. */
  goOn: () => void
}

/** Entries of the history whose grids are remembered. */
const GRIDS_KEPT = 20

/** Grids of this visit by the key of their history entry, so that going back shows the same pictures. */
const loadedByKey = new Map<string, LoadedGrid>()

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

  const load: Load = useCallback(async (before, fetchMore) => {
    if (isLoading.current) return
    isLoading.current = true
    setState('loading')
    try {
      const longer = await fetchMore()
      setShown((now) => (now.loaded === before ? { ...now, loaded: longer } : now))
      setState('resting')
    } catch (error) {
      console.warn('More images:', error)
      setState('failed')
    } finally {
      isLoading.current = false
    }
  }, [])

  useGridHistory({ key, works, loaded, isKnown: loadedByKey.has(key), load })
  useEffect(() => remember(key, loaded), [key, loaded])

  const loadNext = useCallback(
    (until: number) => {
      if (loaded.more === null) return
      void load(loaded, async () => ({ ...loaded, ...(await loadAfter(loaded, language)), until }))
    },
    [loaded, language, load],
  )
  const loadMore = useCallback(() => loadNext(loaded.until), [loadNext, loaded.until])
  const goOn = useCallback(() => loadNext(loaded.added + STRETCHES_BY_THEMSELVES), [loadNext, loaded.added])

  return { ...loaded, state, loadMore, goOn }
}

function initialOf({ tiles, more }: WorksView): LoadedGrid {
  return { tiles, more, added: 0, until: STRETCHES_BY_THEMSELVES, seed: null }
}

function remember(key: string, loaded: LoadedGrid): void {
  loadedByKey.delete(key)
  loadedByKey.set(key, loaded)
  const [oldest] = loadedByKey.keys()
  if (loadedByKey.size > GRIDS_KEPT && oldest !== undefined) loadedByKey.delete(oldest)
}
