import type { LiveRounds } from '#domain/collection/deciding/live-rounds.server.ts'
import { findRound } from '#domain/collection/deciding/rounds.server.ts'
import { BUSY_FOR_SECONDS } from '#platform/http/form-fields.ts'
import { networkOf } from '#platform/http/network.ts'
import { call } from '#server/calls/call.ts'
import { apiError } from '#server/edge/refusals.ts'
import { ROUND_EVENTS } from '#site/api-paths.ts'
import { InLanguage, placeOf, RoundId, refuseRound } from './rounds.ts'

/** Proxies close a connection on which nothing came for a minute. */
const HEARTBEAT_EVERY_MS = 20_000
/** A browser that went away without a word is noticed then at the latest; others reconnect by themselves. */
const LONGEST_STREAM_MS = 15 * 60_000
const RECONNECT_AFTER_MS = 2_000
const MOST_UNREAD = 16

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-store, no-transform',
  // nginx would else collect the events.
  'X-Accel-Buffering': 'no',
  // A site that stops would else wait for the connection to be used again.
  Connection: 'close',
}

/** Server-sent events: `change` whenever a round has changed, so that pages read it anew. */
export const liveRoundCalls = [
  call({
    method: 'GET',
    path: ROUND_EVENTS,
    who: 'link-holder',
    summary: 'Tells of each change of a round as a server-sent event named change',
    params: RoundId,
    query: InLanguage,
    headers: { 'Cache-Control': 'private, no-store' },
    answered: { type: 'text/event-stream', description: 'A stream that goes on' },
    refusals: [400, 403, 404, 409, 410, 422, 429, 503],
    handler: async (context, services) => {
      const place = placeOf(services, context)
      const found = await findRound(place, null)
      if (found.outcome !== 'found') return refuseRound(context, found)
      const network = networkOf(context.get('networkAddress'))
      const stream = openStream(services.liveRounds, place.id, network)
      if (stream) return context.body(stream, 200, HEADERS)
      context.header('Retry-After', String(BUSY_FOR_SECONDS))
      return apiError(context, 503, 'busy', 'Too many listen at once.')
    },
  }),
]

/** Null where too many listen already. */
function openStream(live: LiveRounds, collectionId: string, network: string): ReadableStream | null {
  const encoder = new TextEncoder()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const waiting: ((text: string) => void)[] = []
  const write = (text: string) => {
    for (const send of waiting) send(text)
  }
  const onChange = () => write('event: change\ndata:\n\n')
  const unsubscribe = live.subscribe({ collectionId, network, onChange, onEnd: end })
  if (!unsubscribe) return null
  const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_EVERY_MS)
  const longest = setTimeout(end, LONGEST_STREAM_MS)
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    waiting.push((text) => {
      // A client with this many unread events will read the round anew anyway.
      if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text))
    })
    write(`retry: ${RECONNECT_AFTER_MS}\n\n`)
    void ended.then(() => {
      clearInterval(heartbeat)
      clearTimeout(longest)
      unsubscribe()
      if (waiting.splice(0).length > 0) controller.close()
    })
  }
  const cancel = () => {
    waiting.splice(0)
    end()
  }
  return new ReadableStream<Uint8Array>({ start, cancel }, { highWaterMark: MOST_UNREAD })
}
