import pLimit from 'p-limit'

/** Gives the permit back; calling it again has no effect. */
export type ReleasePermit = () => void

type SemaphoreOptions = {
  permits: number
  /** How many may wait for a permit. */
  longestQueue: number
  /** A permit that is held longer is given to the next, so that nobody blocks the others for good. */
  longestHoldMs: number
}

/** `onEnd` is called when the permit is free again: given back, or held for too long. */
export type AcquirePermit = (onEnd?: () => void) => Promise<ReleasePermit> | null

/** Limits how many work at once. Acquiring returns null, at once, when the queue is full. */
export function openSemaphore({ permits, longestQueue, longestHoldMs }: SemaphoreOptions): AcquirePermit {
  const limit = pLimit(permits)

  function hold(begin: (release: ReleasePermit) => void): Promise<void> {
    return new Promise((end) => {
      const timer = setTimeout(end, longestHoldMs)
      begin(() => {
        clearTimeout(timer)
        end()
      })
    })
  }

  return (onEnd) => {
    if (limit.activeCount + limit.pendingCount >= permits + longestQueue) return null
    return new Promise((begin) => void limit(hold, begin).then(onEnd))
  }
}

/** Does the work with a permit, which is released when it ends or fails; null, at once, when the queue is full. */
export async function withPermit<Answer>(
  acquirePermit: AcquirePermit,
  work: () => Promise<Answer>,
): Promise<Answer | null> {
  const acquired = acquirePermit()
  if (!acquired) return null
  const release = await acquired
  try {
    return await work()
  } finally {
    release()
  }
}
