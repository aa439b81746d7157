import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#platform/browser/when-idle.ts'
import { whenShown } from '#platform/browser/when-shown.ts'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { loadZoom } from '#website/image-zoom/load-zoom.ts'
import { fetchPicturesBelow } from '#website/ui/pictures-below.ts'

/** For browsers without requestIdleCallback, and pages that are never idle. */
const LATEST_START_MS = 2000

/**
 * Loads the parts that a page does not need at first, and renders them once the browser is idle and the page is
 * visible. Then loads the zoom, where there are tiles, and the pictures below the first window.
 */
export function DeferredHost() {
  const [AfterStart, setAfterStart] = useState<ComponentType | null>(null)

  useEffect(() => {
    // If this fails, nothing runs that needs consent, and the settings have a page of their own.
    const loading = import('./deferred.tsx').catch(() => null)
    const show = async () => {
      const loaded = await loading
      if (loaded) whenShown(() => setAfterStart(() => loaded.Deferred))
      // The zoom is loaded first, since a tap on a picture would otherwise share the bandwidth with the pictures below.
      // The opener says when the zoom cannot be loaded.
      if (document.querySelector(`[${TILE_ATTRIBUTE}]`)) await loadZoom().catch(() => null)
      fetchPicturesBelow()
    }
    return whenIdle(show, LATEST_START_MS, LATEST_START_MS)
  }, [])

  return AfterStart && <AfterStart />
}
