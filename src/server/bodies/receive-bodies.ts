import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refuseSlot, type SlotRefusal } from '#platform/concurrency/network-slots.ts'
import { networkOfRequest } from '#server/middleware/network-address.ts'
import { type BodyRules, type BodyState, creditAfter, givesWay } from './body-rules.ts'
import { refuseRequest } from './refuse-body.ts'

export type BodyReceiving = {
  /**
   * Supervises the request's body, if it has one, until it has arrived. False where it was refused and responded to.
   */
  receive: (request: IncomingMessage, response: ServerResponse) => boolean
  close: () => void
}

type Body = BodyState & { request: IncomingMessage; response: ServerResponse; bytesBefore: number }

const PICTURES = /^\/illusde\/api\/image-search\/?(?:\?|$)/
/** Time that a client has to read why it was cut off. */
const REFUSAL_READ_WITHIN_MS = 2_000

/**
 * Keeps slow senders from blocking others: each body has a minimum speed, each network a number of slots, and a body
 * that is too slow loses its slot to a network that has none. `proxies` is the number of our own (see
 * `networkAddressOf`).
 */
export function openBodyReceiving(rules: BodyRules, proxies: number): BodyReceiving {
  const bodies = new Set<Body>()
  /** Bytes that a connection had received when its former body was complete. */
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
        // Responded to before the body was complete: the rest comes later, or ends with the connection.
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
