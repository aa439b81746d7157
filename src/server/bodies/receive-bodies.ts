import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refuseSlot, type SlotRefusal } from '#platform/concurrency/network-slots.ts'
import { networkOf } from '#platform/http/network.ts'
import { networkAddressOf } from '#server/middleware/network-address.ts'
import { type BodyRules, type BodyState, creditAfter, givesWay } from './body-rules.ts'
import { refuseBody } from './refuse-body.ts'

export type BodyReceiving = {
  /** Watches over the request's body, if it has one, until it is here. False where it was refused and answered. */
  receive: (request: IncomingMessage, response: ServerResponse) => boolean
  close: () => void
}

type Body = BodyState & { request: IncomingMessage; response: ServerResponse; bytesBefore: number }

const PICTURES = /^\/illusde\/api\/image-search\/?(?:\?|$)/
/** So long a client may take to read why it was cut off. */
const LAST_WORDS_MS = 2_000

/**
 * Keeps slow senders from holding up others: each body has to come at a least speed, each network has so many places,
 * and whoever is too slow already makes room for a network that has none. `proxies` are ours (see `networkAddressOf`).
 */
export function openBodyReceiving(rules: BodyRules, proxies: number): BodyReceiving {
  const bodies = new Set<Body>()
  /** What had come through a connection when the body before was there. */
  const bytesBefore = new WeakMap<Socket, number>()
  const looking = setInterval(look, rules.everyMs)
  looking.unref()

  function look(): void {
    for (const body of bodies) {
      update(rules, body)
      if (body.credit < 0) cutOff(body)
    }
  }

  function cutOff(body: Body): void {
    bodies.delete(body)
    const { request, response } = body
    if (!response.headersSent && !response.destroyed) refuseBody(request, response, 'too-slow')
    setTimeout(() => request.destroy(), LAST_WORDS_MS).unref()
  }

  function admit(network: string, isPicture: boolean): SlotRefusal | null {
    const places = isPicture ? rules.pictures : rules.others
    const held = [...bodies].filter((body) => body.isPicture === isPicture && holdsPlace(body))
    const holders = held.map((body) => body.network)
    const refusal = refuseSlot(places, holders, network)
    if (refusal !== 'full' || holders.includes(network)) return refusal
    look()
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
      const { socket, headers, url = '' } = request
      const forwardedFor = headers['x-forwarded-for']
      const address = networkAddressOf(socket.remoteAddress, forwardedFor?.toString(), proxies)
      const network = networkOf(address)
      const isPicture = PICTURES.test(url)
      const refusal = admit(network, isPicture)
      if (refusal) {
        refuseBody(request, response, refusal)
        return false
      }
      const body: Body = {
        ...{ network, isPicture, request, response, bytes: 0, bytesBefore: bytesBefore.get(socket) ?? 0 },
        ...{ credit: rules.graceMs, at: performance.now() },
      }
      bodies.add(body)
      const settle = () => {
        bytesBefore.set(socket, socket.bytesRead)
        const isOver = request.complete && (!isPicture || response.closed)
        if (socket.destroyed || isOver) bodies.delete(body)
        // Answered before it was here, as what is too large: what is left of it ends with the connection.
        else if (response.closed) socket.once('close', () => bodies.delete(body))
      }
      request.once('end', settle)
      request.once('close', settle)
      response.once('close', settle)
      return true
    },
    close: () => clearInterval(looking),
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** A picture stays in memory until it is answered; what else has come is out of the way. */
function holdsPlace({ isPicture, request }: Body): boolean {
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
