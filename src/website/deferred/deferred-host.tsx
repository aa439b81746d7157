import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle, whenShown } from '#platform/browser/when-idle.ts'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { loadZoom } from '#website/image-zoom/zoom-host.tsx'
import { fetchPicturesBelow } from '#website/page-start/page-marks.ts'

/** For browsers without requestIdleCallback, and pages that are never idle. */
const LATEST_START_MS = 2000

/** Loads the late parts once the browser is idle and the page visible, then the zoom and the pictures below. */
export function DeferredHost() {
  const [AfterStart, setAfterStart] = useState<ComponentType | null>(null)

  useEffect(() => {
    // If this fails, nothing runs that needs consent, and the settings have a page of their own.
    const loading = import('./deferred.tsx').catch(() => null)
    const show = async () => {
      const loaded = await loading
      if (loaded) whenShown(() => setAfterStart(() => loaded.Deferred))
      // The zoom comes first: a tap would share the bandwidth with the pictures below. Its opener reports failures.
      if (document.querySelector(`[${TILE_ATTRIBUTE}]`)) await loadZoom().catch(() => null)
      fetchPicturesBelow()
    }
    return whenIdle(show, LATEST_START_MS, LATEST_START_MS)
  }, [])

  return AfterStart && <AfterStart />
}
