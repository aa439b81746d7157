import { coalesce } from '#platform/concurrency.ts'
import type { Log } from '#platform/log.ts'

export type BackgroundJob = {
  /** The first run comes after the first interval. */
  start: () => void
  /** The promise ends with a run that began after the call, and never rejects. */
  trigger: () => Promise<void>
  close: () => Promise<void>
}

type Options = {
  run: (signal: AbortSignal) => Promise<void>
  everyMs: number
  pauseMs?: number
  log: Pick<Log, 'error'>
  failureEvent: string
  /** Some errors must not be logged whole. */
  toFacts?: (error: unknown) => object
}

/** Triggers during a run share the next one. */
export function openBackgroundJob({
  run,
  everyMs,
  pauseMs = 0,
  log,
  failureEvent,
  toFacts = (error) => ({ error }),
}: Options): BackgroundJob {
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function runOnce(): Promise<void> {
    if (closing.signal.aborted) return
    try {
      await run(closing.signal)
    } catch (error) {
      log.error(toFacts(error), failureEvent)
    }
  }

  const trigger = coalesce(() => {
    running = runOnce()
    return running
  }, pauseMs)

  return {
    start: () => {
      if (!closing.signal.aborted) timer ??= setInterval(() => void trigger(), everyMs).unref()
    },
    trigger,
    close: () => {
      closing.abort()
      clearInterval(timer)
      return running
    },
  }
}
