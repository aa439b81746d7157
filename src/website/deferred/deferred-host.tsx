import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#platform/browser/when-idle.ts'

/** Browsers that do not tell when they are idle, and pages that never are, wait no longer than this. */
const LATEST_START_MS = 2000

/** Fetches what a page can do without at first, once the browser has nothing better to do. */
export function AfterStartHost() {
  const [AfterStart, setAfterStart] = useState<ComponentType | null>(null)

  useEffect(() => {
    const fetchIt = () =>
      import('./deferred.tsx').then(
        (loaded) => setAfterStart(() => loaded.AfterStart),
        // Nothing happens then that would have to be asked for, and the settings have a page of their own.
        () => undefined,
      )
    return whenIdle(fetchIt, LATEST_START_MS)
  }, [])

  return AfterStart && <AfterStart />
}
