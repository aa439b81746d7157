/** The delay in browsers without `requestIdleCallback` (Safari). */
const PAUSE_MS = 50

/**
 * Calls back when the main thread is idle, at the latest after `latestMs`; a browser that does not tell is called back
 * after `pauseMs`. Returns a function that cancels the call.
 */
export function whenIdle(call: () => void, latestMs?: number, pauseMs = PAUSE_MS): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, pauseMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(call, latestMs === undefined ? {} : { timeout: latestMs })
  return () => cancelIdleCallback(handle)
}

/**
 * Milliseconds until the page has been open for so long, counted from the start of its navigation; 0 when that is over.
 * A page that was prepared before somebody asked for it counts from then.
 */
export function untilOpenFor(milliseconds: number): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const activated = navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0
  return Math.max(0, activated + milliseconds - performance.now())
}
