import pLimit from 'p-limit'

/** Call it when the turn is over; more than once does no harm. */
export type ReleasePermit = () => void

type SemaphoreOptions = {
  permits: number
  /** How many may wait beyond those whose turn it is. */
  longestQueue: number
  /** Whoever has not left by then loses the turn, so that nobody holds up the others for good. */
  longestHoldMs: number
}

export type AcquirePermit = () => Promise<ReleasePermit> | null

/** Few at once, the others in line. Answers null, at once, to whom the line is too long. */
export function openSemaphore({ permits, longestQueue, longestHoldMs }: SemaphoreOptions): AcquirePermit {
  const limit = pLimit(permits)

  function take(begin: (leave: ReleasePermit) => void): Promise<void> {
    return new Promise((end) => {
      const timer = setTimeout(end, longestHoldMs)
      begin(() => {
        clearTimeout(timer)
        end()
      })
    })
  }

  return () => {
    if (limit.activeCount + limit.pendingCount >= permits + longestQueue) return null
    return new Promise((begin) => void limit(take, begin))
  }
}

/** Does the work once its turn comes, and leaves when it is done or has failed; null, at once, where the line is too long. */
export async function withPermit<Answer>(
  acquirePermit: AcquirePermit,
  work: () => Promise<Answer>,
): Promise<Answer | null> {
  const turn = acquirePermit()
  if (!turn) return null
  const leave = await turn
  try {
    return await work()
  } finally {
    leave()
  }
}
