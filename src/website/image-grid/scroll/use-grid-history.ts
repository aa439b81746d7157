import { useEffect, useLayoutEffect, useRef } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import type { WorksView } from '#website/image-grid/section/view-images.ts'
import type { Load, LoadedGrid } from './infinite-scroll.ts'
import type { RestoredGrid } from './restored-grid.ts'

type GridInHistory = { works: WorksView; loaded: LoadedGrid; load: Load }

/**
 * After a reload or a return the grid is as it was left, and the visitor where they were on it, also where the browser has not
 * kept the page itself. What that takes is loaded when there is something to keep.
 */
export function useGridHistory({ works, loaded, load }: GridInHistory): void {
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
