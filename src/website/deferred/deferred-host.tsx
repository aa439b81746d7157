import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#platform/browser/when-idle.ts'

/** For browsers without requestIdleCallback, and pages that are never idle. */
const LATEST_START_MS = 2000

/** Loads what a page does not need at first, once the browser is idle. */
export function DeferredHost() {
  const [AfterStart, setAfterStart] = useState<ComponentType | null>(null)

  useEffect(() => {
    const fetchIt = () =>
      import('./deferred.tsx').then(
        (loaded) => setAfterStart(() => loaded.Deferred),
        // When it fails, nothing runs that needs consent, and the settings have a page of their own.
        () => undefined,
      )
    return whenIdle(fetchIt, LATEST_START_MS)
  }, [])

  return AfterStart && <AfterStart />
}
