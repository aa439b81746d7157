import { useEffect, useLayoutEffect, useRef } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import type { WorksView } from '#website/image-grid/section/view-images.ts'
import type { Load, LoadedGrid } from './infinite-scroll.ts'
import type { RestoredGrid } from './restored-grid.ts'

type GridInHistory = {
  /** Of the entry in the history. */
  key: string
  works: WorksView
  loaded: LoadedGrid
  /** Whether the visit has loaded it before. */
  isKnown: boolean
  load: Load
}

/**
 * After a reload, or a return from another site, the grid is as it was left, and the visitor where they were on it. What
 * that takes is loaded when there is something to keep.
 */
export function useGridHistory(grid: GridInHistory): void {
  const { language } = useMessages()
  const now = useRef(grid)
  now.current = grid
  const restored = useRef<RestoredGrid | null>(null)
  const { key, loaded, works } = grid

  useEffect(() => {
    const { isKnown, load, loaded: first, works } = now.current
    if (isKnown || !history.state?.grid) return
    void load(first, async () => {
      const { restoreGrid } = await import('./restored-grid.ts')
      restored.current = await restoreGrid(key, first, works.more, language)
      return restored.current?.loaded ?? first
    })
  }, [key, language])

  // Not before the grid is as tall as it was.
  useLayoutEffect(() => {
    if (restored.current?.loaded !== loaded) return
    restored.current.goBack()
    restored.current = null
  }, [loaded])

  useEffect(() => {
    if (loaded.added === 0) return
    const keeping = import('./kept-grid.ts').then(({ keepGrid }) => keepGrid(key, loaded, works.more))
    return () => {
      keeping.then(
        (stop) => stop(),
        () => undefined,
      )
    }
  }, [key, loaded, works.more])
}
