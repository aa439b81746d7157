import { setTimeout as wait } from 'node:timers/promises'

/** Hundreds of forms are received in this time; who sends a large file over a slow line holds up nobody for longer. */
const LONGEST_MS = 2_000

/** Many who send forms at once come before the work that can wait. */
export type Rush = {
  /** Runs what belongs to the rush. */
  during: <Answer>(work: () => Promise<Answer>) => Promise<Answer>
  /** Ends when nothing of it is under way, or the rush has lasted long enough. */
  untilCalm: () => Promise<void>
}

export function openRush(): Rush {
  let underWay = 0
  let since = 0
  let calm = Promise.withResolvers<void>()
  return {
    during: async (work) => {
      if (underWay === 0) {
        since = performance.now()
        calm = Promise.withResolvers()
      }
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
        if (underWay === 0) calm.resolve()
      }
    },
    untilCalm: async () => {
      const leftMs = since + LONGEST_MS - performance.now()
      if (underWay > 0 && leftMs > 0)
        await Promise.race([calm.promise, wait(leftMs, undefined, { ref: false })])
    },
  }
}
