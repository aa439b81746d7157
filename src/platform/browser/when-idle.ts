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
