/** The delay in browsers without `requestIdleCallback` (Safari). */
const PAUSE_MS = 50

/** Waits at most `latestMs`, or `pauseMs` where the browser does not tell. Returns a function that cancels the call. */
export function whenIdle(call: () => void, latestMs?: number, pauseMs = PAUSE_MS): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, pauseMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(call, latestMs === undefined ? {} : { timeout: latestMs })
  return () => cancelIdleCallback(handle)
}

/** Counted from the start of the navigation, or from when somebody asked for a page that was prepared. */
export function untilOpenFor(milliseconds: number): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const activated = navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0
  return Math.max(0, activated + milliseconds - performance.now())
}

/** Calls back once the page is shown: at once, unless the browser prepares it before somebody has asked for it. */
export function whenShown(call: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', call, { once: true })
  else call()
}
