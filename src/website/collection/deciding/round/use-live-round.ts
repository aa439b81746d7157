import { useEffect } from 'react'
import { coalesce } from '#platform/concurrency/coalesce.ts'
import { apiPath, ROUND_EVENTS } from '#site/api-paths.ts'

/** Where nothing tells of changes, the round is asked for. */
const POLLED_EVERY_MS = 10_000
/** A burst of changes is read together, and well within a second. */
const PAUSE_BETWEEN_READS_MS = 200

/**
 * Calls `read` whenever the round has changed, as long as the page is visible: by server-sent events, or at an interval
 * where a browser or a proxy lets none through.
 */
export function useLiveRound(id: string, read: () => Promise<void>): void {
  useEffect(() => {
    const refresh = coalesce(read, PAUSE_BETWEEN_READS_MS)
    let source: EventSource | null = null
    let polling: ReturnType<typeof setInterval> | undefined

    function stop(): void {
      source?.close()
      source = null
      clearInterval(polling)
    }

    function poll(): void {
      stop()
      polling = setInterval(() => void refresh(), POLLED_EVERY_MS)
    }

    function start(): void {
      stop()
      // A hidden page would hold a connection that another tab needs.
      if (document.visibilityState === 'hidden') return
      if (!('EventSource' in window)) {
        poll()
        return
      }
      const opened = new EventSource(apiPath(ROUND_EVENTS, { id }))
      source = opened
      // Also after a lost connection, during which events may have been missed.
      opened.addEventListener('open', () => void refresh())
      opened.addEventListener('change', () => void refresh())
      opened.addEventListener('error', () => {
        if (opened.readyState === EventSource.CLOSED) poll()
      })
    }

    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      document.removeEventListener('visibilitychange', start)
      stop()
    }
  }, [id, read])
}
