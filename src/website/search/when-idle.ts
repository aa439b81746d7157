import { IDLE_WITHIN_MS } from './search-timings.ts'

/** Calls once the page has nothing more urgent to do. Answers how to stop that. Not every browser tells when it rests. */
export function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call, IDLE_WITHIN_MS)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(call, { timeout: IDLE_WITHIN_MS })
  return () => cancelIdleCallback(asked)
}
