import type { IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { openSemaphore, type ReleasePermit } from '#platform/concurrency/semaphore.ts'

/**
 * Made at once. One takes 10 ms of the event loop, on a busy machine 60: more at once make none of them sooner, and everybody
 * else waits for all.
 */
const MADE_AT_ONCE = 3
/** After this a request that waits, such as for the database, gives its place to the next. */
const LONGEST_HOLD_MS = 300
/** The last of them waits for a second; on a busy machine for four. */
const MOST_WAITING = 64

/** How often it is noted that the event loop goes on. */
const NOTED_EVERY_MS = 20
/** The event loop is late by so much: what comes now is refused until it has caught up. */
const LATE_MS = 80
/** With fewer requests at once a late event loop is no overload: one page that is slow to make delays it as well. */
const FEWEST_UNDER_WAY = 16

/** What is asked for in order to see, and made for it. A form that was filled in is always taken. */
const METHODS = new Set(['GET', 'HEAD'])
/** What operators ask to learn how it goes, and files, for whose making other limits hold. */
const NOT_MADE = /^\/(?:healthz|readyz|metrics|assets|admin|dmedia|media|cards|films)(?:[/?]|$)/

export type Overload = {
  /** Ends when the answer to the request may be made; null where more is asked for than can be done. */
  admit: (request: Pick<IncomingMessage, 'method' | 'url'>) => Promise<ReleasePermit | null>
  refused: () => number
  close: () => void
}

/**
 * A program that takes on everything answers nobody in time once it is asked for more than it can do. So few answers are made
 * at once, some requests wait, and further ones are refused, which costs next to nothing. What the response cache has
 * does not come here. Each is begun in a turn of the event loop of its own: what else has come in, such as a question about
 * health, is answered between two pages.
 */
export function watchOverload(now: () => number = () => performance.now()): Overload {
  const acquire = openSemaphore({
    permits: MADE_AT_ONCE,
    longestQueue: MOST_WAITING,
    longestHoldMs: LONGEST_HOLD_MS,
  })
  let noted = now()
  let underWay = 0
  let refused = 0
  let lastBegun: Promise<void> = Promise.resolve()
  const noting = setInterval(() => {
    noted = now()
  }, NOTED_EVERY_MS).unref()

  function isLate(): boolean {
    return underWay >= FEWEST_UNDER_WAY && now() - noted > NOTED_EVERY_MS + LATE_MS
  }

  return {
    admit: async ({ method = '', url = '' }) => {
      if (!METHODS.has(method) || NOT_MADE.test(url)) return ignore
      const permit = isLate() ? null : acquire()
      if (!permit) {
        refused += 1
        return null
      }
      underWay += 1
      const release = await permit
      lastBegun = lastBegun.then(() => nextTurn())
      await lastBegun
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        underWay -= 1
        release()
      }
    },
    refused: () => refused,
    close: () => clearInterval(noting),
  }
}

function ignore(): void {}
