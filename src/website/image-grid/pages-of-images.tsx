import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { isPlainClick } from '#website/navigation/link-clicks.ts'
import { Button, ButtonLink } from '#website/ui/controls.tsx'
import type { RestoredGrid } from './grid-history.ts'
import style from './image-section.module.css'
import { ImageSectionGrid } from './image-section-grid.tsx'
import { type Load, type LoadedGrid, loadAfter } from './infinite-scroll.ts'
import type { WorksView } from './view-images.ts'

type PagesOfImagesProps = {
  works: WorksView
  onTop?: boolean
  marks?: Parameters<typeof ImageSectionGrid>[0]['marks']
}

export function PagesOfImages({ works, onTop = false, marks }: PagesOfImagesProps) {
  const { t } = useMessages()
  const { start, next, total } = works
  const grid = useInfiniteScroll(works)
  const { tiles, more, added, state, loadMore } = grid
  return (
    <>
      <ImageSectionGrid
        tiles={tiles}
        onTop={onTop}
        total={total}
        loadMore={more !== null && state === 'resting' ? loadMore : null}
        {...(marks ? { marks } : {})}
      />
      <p role="status" className="visually-hidden">
        {added > 0 && t('catalogue_loaded', { count: tiles.length })}
      </p>
      <div className={style.ways}>
        {start !== null && (
          <ButtonLink to={start} outlined>
            {t('catalogue_from_start')}
          </ButtonLink>
        )}
        {next !== null && more !== null && <NextImages grid={grid} next={next} />}
      </div>
    </>
  )
}

/** Without script it is a link to the next page. */
function NextImages({ grid, next }: { grid: InfiniteScroll; next: string }) {
  const { t } = useMessages()
  const end = useRef<HTMLDivElement>(null)
  const { added, until, state, loadMore, goOn } = grid
  useEndDetector(end, added < until && state === 'resting', loadMore)

  function loadHere(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    goOn()
  }
  return (
    <div ref={end} className={style.end}>
      {state === 'failed' ? (
        <>
          <p role="alert">{t('catalogue_more_failed')}</p>
          <Button onClick={goOn}>{t('catalogue_retry')}</Button>
        </>
      ) : (
        <ButtonLink to={next} onClick={loadHere} isBusy={state === 'loading'}>
          {t('catalogue_more')}
        </ButtonLink>
      )}
    </div>
  )
}

/** The end of the grid is not watched while the page is still settling. */
const END_DETECTOR_AFTER_MS = 1500
/** The footer, with the imprint, must be reachable: these load by themselves, and at each click after that. */
const PAGES_LOADED_BY_SCROLLING = 3

type InfiniteScroll = LoadedGrid & {
  state: 'resting' | 'loading' | 'failed'
  loadMore: () => void
  goOn: () => void
}

function useInfiniteScroll(works: WorksView): InfiniteScroll {
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
      const { restoreGrid } = await import('./grid-history.ts')
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
    const keeping = import('./grid-history.ts').then(({ keepGrid }) => keepGrid(loaded, more))
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
function useEndDetector(end: RefObject<HTMLElement | null>, isWatched: boolean, onNear: () => void): void {
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
