import type { IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { refuseSlot } from '#platform/concurrency/network-slots.ts'
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
/** Places of one network, made or waiting. A company behind one address asks for fewer pages at once that are not cached. */
const MOST_OF_A_NETWORK = 24
/** Places for networks that have none. */
const KEPT_FREE = 16

/** Files are read or sent as they are, and what has to be made first has limits of its own: many at once delay nobody. */
const FILES_AT_ONCE = 64
const MOST_FILES_WAITING = 448
/** Some browsers behind one address, each of which asks for all pictures of a page at once. */
const MOST_FILES_OF_A_NETWORK = 192
const FILES_KEPT_FREE = 128

/** How often it is noted that the event loop goes on. */
const NOTED_EVERY_MS = 20
/** The event loop is late by so much: what comes now is refused until it has caught up. */
const LATE_MS = 80
/** With fewer requests at once a late event loop is no overload: one page that is slow to make delays it as well. */
const FEWEST_UNDER_WAY = 16

/** What is asked for in order to see, and made for it. A form that was filled in is always taken. */
const METHODS = new Set(['GET', 'HEAD'])
/** Operators ask these to learn how the site is doing. */
const FOR_OPERATORS = /^\/(?:healthz|readyz|metrics)(?:[/?]|$)/
const FILES = /^\/(?:assets|admin|dmedia|media|cards|films)(?:[/?]|$)/

export type Overload = {
  /** Ends when the answer to a request of this network may be made; null where more is asked for than can be done. */
  admit: (request: Pick<IncomingMessage, 'method' | 'url'>, network: string) => Promise<ReleasePermit | null>
  refused: () => number
  close: () => void
}

/**
 * A program that takes on everything answers nobody in time once it is asked for more than it can do. So few answers are made
 * at once, some requests wait, and further ones are refused, which costs next to nothing. No network can take all places. What
 * the response cache has does not come here. Each is begun in a turn of the event loop of its own: what else has come in, such as a question about
 * health, is answered between two pages.
 */
export function watchOverload(now: () => number = () => performance.now()): Overload {
  const acquirePage = openPlaces({
    permits: MADE_AT_ONCE,
    longestQueue: MOST_WAITING,
    perNetwork: MOST_OF_A_NETWORK,
    keptFree: KEPT_FREE,
  })
  const acquireFile = openPlaces({
    permits: FILES_AT_ONCE,
    longestQueue: MOST_FILES_WAITING,
    perNetwork: MOST_FILES_OF_A_NETWORK,
    keptFree: FILES_KEPT_FREE,
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

  function refuse(): null {
    refused += 1
    return null
  }

  async function admitPage(network: string): Promise<ReleasePermit | null> {
    const permit = isLate() ? null : acquirePage(network)
    if (!permit) return refuse()
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
  }

  return {
    admit: async ({ method = '', url = '' }, network) => {
      if (!METHODS.has(method) || FOR_OPERATORS.test(url)) return ignore
      return FILES.test(url) ? (acquireFile(network) ?? refuse()) : admitPage(network)
    },
    refused: () => refused,
    close: () => clearInterval(noting),
  }
}

type Places = { permits: number; longestQueue: number; perNetwork: number; keptFree: number }

/** Permits of which each network gets a part, in the order in which they were asked for; null where there is none. */
function openPlaces({ permits, longestQueue, perNetwork, keptFree }: Places) {
  const acquire = openSemaphore({ permits, longestQueue, longestHoldMs: LONGEST_HOLD_MS })
  const rules = { most: permits + longestQueue, perNetwork, keptFree }
  const held = new Set<{ network: string }>()
  return (network: string): Promise<ReleasePermit> | null => {
    const holders = [...held].map((place) => place.network)
    if (refuseSlot(rules, holders, network)) return null
    const place = { network }
    const permit = acquire(() => held.delete(place))
    if (permit) held.add(place)
    return permit
  }
}

function ignore(): void {}
