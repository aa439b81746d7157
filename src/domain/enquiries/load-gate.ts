import { setTimeout as wait } from 'node:timers/promises'

/** Hundreds of forms are received in this time; who sends a large file over a slow line holds up nobody for longer. */
const LONGEST_MS = 2_000

/** Holds back work that can wait while forms are being received. */
export type LoadGate = {
  /** Runs urgent work and counts it as long as it takes. */
  track: <Answer>(work: () => Promise<Answer>) => Promise<Answer>
  /** Ends when no urgent work is under way, or some has been for so long that the other work goes on beside it. */
  whenIdle: () => Promise<void>
}

export function openLoadGate(): LoadGate {
  let underWay = 0
  let since = 0
  let idle = Promise.withResolvers<void>()
  return {
    track: async (work) => {
      if (underWay === 0) {
        since = performance.now()
        idle = Promise.withResolvers()
      }
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
        if (underWay === 0) idle.resolve()
      }
    },
    whenIdle: async () => {
      const leftMs = since + LONGEST_MS - performance.now()
      if (underWay > 0 && leftMs > 0)
        await Promise.race([idle.promise, wait(leftMs, undefined, { ref: false })])
    },
  }
}
