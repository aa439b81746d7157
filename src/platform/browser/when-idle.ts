/** For browsers without `requestIdleCallback` (Safari) when no deadline is given. */
const PAUSE_MS = 50

/**
 * Calls back when the main thread is idle, at the latest after `latestMs`. Returns a function that cancels the call.
 */
export function whenIdle(call: () => void, latestMs?: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, latestMs ?? PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(call, latestMs === undefined ? {} : { timeout: latestMs })
  return () => cancelIdleCallback(handle)
}

/**
 * Milliseconds until the page has been on screen for so long, counted from its first paint; 0 when that is over. Before
 * the paint, as in a tab in the background, from the start of the page.
 */
export function untilShownFor(milliseconds: number): number {
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  return Math.max(0, (painted?.startTime ?? 0) + milliseconds - performance.now())
}
