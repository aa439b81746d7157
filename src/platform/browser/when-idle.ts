/** For browsers that do not tell when they rest, where nobody said how long it may take. */
const PAUSE_MS = 50

/**
 * Calls once the page has nothing more urgent to do, after `latestMs` in any case where that is given. Answers how to stop
 * that. Not every browser tells when it rests.
 */
export function whenIdle(call: () => void, latestMs?: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, latestMs ?? PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(call, latestMs === undefined ? {} : { timeout: latestMs })
  return () => cancelIdleCallback(asked)
}
