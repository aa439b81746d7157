import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import type { WorksView } from '#website/image-grid/section/view-images.ts'
import { type Load, type LoadedGrid, loadAfter } from './infinite-scroll.ts'
import type { RestoredGrid } from './restored-grid.ts'
import { END_DETECTOR_AFTER_MS, PAGES_LOADED_BY_SCROLLING } from './timings.ts'

export type InfiniteScroll = LoadedGrid & {
  state: 'resting' | 'loading' | 'failed'
  loadMore: () => void
  goOn: () => void
}

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

type GridInHistory = { works: WorksView; loaded: LoadedGrid; load: Load }

/** Also helps where the browser has not kept the page. Its code is loaded only if there is something to restore. */
function useGridHistory({ works, loaded, load }: GridInHistory): void {
  const { language } = useMessages()
  const restored = useRef<RestoredGrid | null>(null)
  const first = useRef(loaded)
  const { more } = works

  useEffect(() => {
    if (!history.state?.grid) return
    void load(async () => {
      const { restoreGrid } = await import('./restored-grid.ts')
      restored.current = await restoreGrid(first.current, more, language)
      return restored.current?.loaded ?? first.current
    })
  }, [load, more, language])

  // Not before the grid is as tall as it was.
  useLayoutEffect(() => {
    if (restored.current?.loaded !== loaded) return
    restored.current.goBack()
    restored.current = null
  }, [loaded])

  useEffect(() => {
    if (loaded.added === 0) return
    const keeping = import('./kept-grid.ts').then(({ keepGrid }) => keepGrid(loaded, more))
    return () => {
      keeping.then(
        (stop) => stop(),
        () => undefined,
      )
    }
  }, [loaded, more])
}

/** Lets the next pictures load in time; above the window any distance counts, for jumps to the end of the page. */
const NEAR = '10000000px 0px 1200px'

/** Waits until the page has settled. */
export function useEndDetector(
  end: RefObject<HTMLElement | null>,
  isWatched: boolean,
  onNear: () => void,
): void {
  const [isArmed, setArmed] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), END_DETECTOR_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  // Observed again after every page: an end that is still near is reported again.
  useEffect(() => {
    if (!isArmed || !isWatched || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNear()
      },
      { rootMargin: NEAR },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isArmed, isWatched, end, onNear])
}
