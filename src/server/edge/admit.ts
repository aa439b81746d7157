import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  openSemaphore,
  type ReleasePermit,
  refuseSlot,
  type SlotRefusal,
  type SlotRules,
} from '#platform/concurrency.ts'
import { refuseRequest } from './refusals.ts'
import { networkOfRequest } from './request.ts'

/** One takes 10 ms of the event loop, on a busy machine 60: more at once make none of them sooner. */
const MADE_AT_ONCE = 3
/** A request that waits longer, such as for the database, gives its place to the next. */
const LONGEST_HOLD_MS = 300
/** The last of them waits for a second; on a busy machine for four. */
const MOST_WAITING = 64
/** A company behind one address asks for fewer uncached pages at once. */
const MOST_OF_A_NETWORK = 24
const KEPT_FREE = 16

/** Files are sent as they are, and what has to be made first has its own limits: many at once delay nobody. */
const FILES_AT_ONCE = 64
const MOST_FILES_WAITING = 448
/** Some browsers behind one address ask for all pictures of a page at once. */
const MOST_FILES_OF_A_NETWORK = 192
const FILES_KEPT_FREE = 128

const NOTED_EVERY_MS = 20
/** The event loop is late by so much: what comes now is refused until it has caught up. */
const LATE_MS = 80
/** A late event loop with fewer requests at once is no overload: one page that is slow to make delays it as well. */
const FEWEST_UNDER_WAY = 16

/** A form that was filled in is always taken. */
const METHODS = new Set(['GET', 'HEAD'])
const FOR_OPERATORS = /^\/(?:healthz|readyz|metrics)(?:[/?]|$)/
const FILES = /^\/(?:(?:assets|admin|dmedia|media|cards|films)(?:[/?]|$)|lieferung\/[^/]+\/[^/]+\/bild$)/

export type Overload = {
  admit: (request: Pick<IncomingMessage, 'method' | 'url'>, network: string) => Promise<ReleasePermit | null>
  refused: () => number
  close: () => void
}

/** Each answer begins in its own turn of the event loop, so that others are answered in between. */
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

type BodyReceiving = {
  receive: (request: IncomingMessage, response: ServerResponse) => boolean
  close: () => void
}

type Body = BodyState & { request: IncomingMessage; response: ServerResponse; bytesBefore: number }

const PICTURES = /^\/illusde\/api\/image-search\/?(?:\?|$)/
const REFUSAL_READ_WITHIN_MS = 2_000

/** A body below the minimum speed loses its slot to a network without one. `proxies`: see `networkAddressOf`. */
export function openBodyReceiving(rules: BodyRules, proxies: number): BodyReceiving {
  const bodies = new Set<Body>()
  const bytesBefore = new WeakMap<Socket, number>()
  const timer = setInterval(check, rules.everyMs)
  timer.unref()

  function check(): void {
    for (const body of bodies) {
      update(rules, body)
      if (body.credit < 0) cutOff(body)
    }
  }

  function cutOff(body: Body): void {
    bodies.delete(body)
    const { request, response } = body
    if (!response.headersSent && !response.destroyed) refuseRequest(request, response, 'too-slow')
    setTimeout(() => request.destroy(), REFUSAL_READ_WITHIN_MS).unref()
  }

  function admit(network: string, isPicture: boolean): SlotRefusal | null {
    const places = isPicture ? rules.pictures : rules.others
    const held = [...bodies].filter((body) => body.isPicture === isPicture && holdsSlot(body))
    const holders = held.map((body) => body.network)
    const refusal = refuseSlot(places, holders, network)
    if (refusal !== 'full' || holders.includes(network)) return refusal
    check()
    const [slowest] = held
      .filter((body) => !body.request.complete && givesWay(rules, body))
      .sort((one, other) => one.credit - other.credit)
    if (!slowest) return refusal
    cutOff(slowest)
    return null
  }

  return {
    receive: (request, response) => {
      if (!hasBody(request)) return true
      const { socket } = request
      const network = networkOfRequest(request, proxies)
      const isPicture = PICTURES.test(request.url ?? '')
      const refusal = admit(network, isPicture)
      if (refusal) {
        refuseRequest(request, response, refusal)
        return false
      }
      const body: Body = {
        network,
        isPicture,
        request,
        response,
        bytes: 0,
        bytesBefore: bytesBefore.get(socket) ?? 0,
        credit: rules.graceMs,
        at: performance.now(),
      }
      bodies.add(body)
      const forget = () => {
        bodies.delete(body)
        socket.off('close', forget)
      }
      const settle = () => {
        bytesBefore.set(socket, socket.bytesRead)
        const isOver = request.complete && (!isPicture || response.closed)
        if (socket.destroyed || isOver) forget()
        // It was responded to early: the rest of the body comes later, or ends with the connection.
        else if (response.closed) socket.off('close', forget).once('close', forget)
      }
      request.once('end', settle)
      request.once('close', settle)
      response.once('close', settle)
      return true
    },
    close: () => clearInterval(timer),
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** A picture is in memory until the response; any other body is done with once it has arrived. */
function holdsSlot({ isPicture, request }: Body): boolean {
  return isPicture || !request.complete
}

function update(rules: BodyRules, body: Body): void {
  const { request } = body
  const bytes = request.socket.bytesRead - body.bytesBefore
  const at = performance.now()
  const isReadSlowly = request.complete || request.readableLength >= request.readableHighWaterMark
  body.credit = creditAfter(rules, body, { bytes, at, isReadSlowly })
  Object.assign(body, { bytes, at })
}

export type BodyRules = {
  bytesPerSecond: number
  graceMs: number
  longestPauseMs: number
  everyMs: number
  pictures: SlotRules
  others: SlotRules
}

export const BODY_RULES: BodyRules = {
  // A weak mobile connection sends 12 kB/s and more.
  bytesPerSecond: 8_000,
  // Mobile radio takes some seconds to connect and to change cells.
  graceMs: 10_000,
  longestPauseMs: 30_000,
  everyMs: 1_000,
  // A picture has at most 15 MB, so this is 240 MB.
  pictures: { most: 16, perNetwork: 4, keptFree: 4 },
  // More than twice the 200 enquiries at once of docs/performance.md; a company behind one address shares 32.
  others: { most: 512, perNetwork: 32, keptFree: 128 },
}

type BodyState = {
  network: string
  isPicture: boolean
  /** The unit is milliseconds until it is cut off. */
  credit: number
  bytes: number
  at: number
}

/** With `isReadSlowly` the server has paused reading, so the sender is not charged. */
export function creditAfter(
  { bytesPerSecond, longestPauseMs }: BodyRules,
  { credit, bytes, at }: BodyState,
  now: { bytes: number; at: number; isReadSlowly: boolean },
): number {
  const bought = ((now.bytes - bytes) * 1000) / bytesPerSecond
  const spent = now.isReadSlowly ? 0 : now.at - at
  return Math.min(longestPauseMs, credit + bought - spent)
}

function givesWay({ graceMs, everyMs }: BodyRules, { credit }: BodyState): boolean {
  return credit < graceMs - 2 * everyMs
}
