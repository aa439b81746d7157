import { useCallback, useRef, useState } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import type { WorksView } from '#website/image-grid/section/view-images.ts'
import { type Load, type LoadedGrid, loadAfter } from './infinite-scroll.ts'
import { PAGES_LOADED_BY_SCROLLING } from './timings.ts'
import { useGridHistory } from './use-grid-history.ts'

export type InfiniteScroll = LoadedGrid & {
  state: 'resting' | 'loading' | 'failed'
  /** Loads the next page, unless one is loading or none is left. */
  loadMore: () => void
  /** As well, and lets a few more load by themselves. */
  goOn: () => void
}

/** The grid that the server rendered with the pages added since; the same again when the visitor comes back to it. */
export function useInfiniteScroll(works: WorksView): InfiniteScroll {
  const { language } = useMessages()
  const [loaded, setLoaded] = useState(() => initialOf(works))
  const [state, setState] = useState<InfiniteScroll['state']>('resting')
  const isLoading = useRef(false)

  const load: Load = useCallback(async (fetchMore) => {
    if (isLoading.current) return
    isLoading.current = true
    setState('loading')
    try {
      setLoaded(await fetchMore())
      setState('resting')
    } catch (error) {
      console.warn('More images:', error)
      setState('failed')
    } finally {
      isLoading.current = false
    }
  }, [])

  useGridHistory({ works, loaded, load })

  const loadNext = useCallback(
    (until: number) => {
      if (loaded.more === null) return
      void load(async () => ({ ...loaded, ...(await loadAfter(loaded, language)), until }))
    },
    [loaded, language, load],
  )
  const loadMore = useCallback(() => loadNext(loaded.until), [loadNext, loaded.until])
  const goOn = useCallback(() => loadNext(loaded.added + PAGES_LOADED_BY_SCROLLING), [loadNext, loaded.added])

  return { ...loaded, state, loadMore, goOn }
}

function initialOf({ tiles, more }: WorksView): LoadedGrid {
  return { tiles, more, added: 0, until: PAGES_LOADED_BY_SCROLLING, seed: null }
}
