import { randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as immediately, setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { StartupError } from '#platform/config.ts'
import { portSentence } from '#platform/http/port-sentence.mjs'
import type { Log } from '#platform/log.ts'
import type { TraceFacts } from '#platform/telemetry/tracing.ts'
import { withoutSecrets } from '#site/path-parts.ts'
import type { Services } from '#src/services.server.ts'
import { createApp } from './app.ts'
import { BODY_RULES, type BodyRules, openBodyReceiving, watchOverload } from './edge/admit.ts'
import { ON_THE_SOCKET, type SocketStep } from './edge/corridor.ts'
import { openResponseCache } from './edge/finish-response.ts'
import { refuseRequest } from './edge/refusals.ts'
import { networkOfRequest } from './edge/request.ts'
import { serverGauges, serviceGauges } from './health/gauges.ts'
import { openMetrics, type ServerMetrics } from './health/metrics.ts'
import type { InDevelopment, ServedWebsite } from './pages/website.ts'

type HttpServer = {
  port: number
  /** Refuses new requests, completes those in flight, then ends. */
  close: () => Promise<void>
}

type ListenNeeds = {
  services: Services
  website: ServedWebsite
  development?: InDevelopment
  bodies?: BodyRules
}

/** Time for a part of a staff upload (5 MB) at the minimum speed of bodies. */
const REQUEST_WITHIN_MS = 660_000
const HEADERS_WITHIN_MS = 15_000
const CHECKED_EVERY_MS = 5_000
const KEEP_ALIVE_MS = 65_000
/**
 * For so long each answer asks a proxy to open another connection, since one that is closed while it sends costs it the
 * request. Our proxy closes those that it does not use sooner than that.
 */
const DRAINED_WITHIN_MS = 500
const CLOSE_WITHIN_MS = 10_000
const EVENT_STREAM = 'text/event-stream'

type Exchange = { request: IncomingMessage; response: ServerResponse; headers: string[] }
type Step = (exchange: Exchange, next: () => void) => void | Promise<void>

/** @throws StartupError when the port is taken or needs more rights. */
export async function listen({
  services,
  website,
  development,
  bodies = BODY_RULES,
}: ListenNeeds): Promise<HttpServer> {
  const { config, log, readModel, tracing } = services
  let closing = false
  const responseCache = openResponseCache(async (url) => {
    await app.request(
      `http://refresh.invalid${url}`,
      { headers: { 'Accept-Encoding': 'br' } },
      { revalidating: url },
    )
  })
  const overload = watchOverload()
  /** Given back when the answer is made, not when a slow reader has it. */
  const permits = new WeakMap<object, () => void>()
  const metrics = openMetrics([...serviceGauges(services), ...serverGauges(responseCache, overload)])
  readModel.onChange(responseCache.clear)
  // Responses that were cached before this know no visual similarity.
  void services.visual.synced().then(responseCache.clear)
  const app = createApp({ services, metrics, responseCache, website, isClosing: () => closing })
  const { trustedProxies } = config
  const receiving = openBodyReceiving(bodies, trustedProxies)
  const handle = getRequestListener(
    async (request, bindings) => {
      const { outgoing } = bindings
      const answer = await app.fetch(request, bindings)
      permits.get(outgoing)?.()
      // It goes on until its reader leaves.
      if (answer.headers.get('Content-Type')?.startsWith(EVENT_STREAM)) metrics.end(outgoing)
      return unlessOver(outgoing, answer)
    },
    { overrideGlobalObjects: false },
  )
  const server = createServer(
    {
      requestTimeout: REQUEST_WITHIN_MS,
      headersTimeout: HEADERS_WITHIN_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECKED_EVERY_MS,
    },
    (request, response) =>
      tracing
        ? tracing.request(request, response, () => answer(request, response))
        : answer(request, response),
  )

  const steps: Record<SocketStep, Step> = {
    log: (exchange, next) => {
      const { request, response } = exchange
      const requestId = logRequest(request, response, { log, metrics, facts: tracing?.facts() })
      exchange.headers.push('X-Request-Id', requestId)
      next()
    },
    transport: ({ request, headers }, next) => {
      headers.push(...transportHeaders(request.headers, { origin: services.origin, trustedProxies }))
      next()
    },
    'response-cache': ({ request, response, headers }, next) => {
      if (closing) response.setHeader('Connection', 'close')
      else if (responseCache.tryAnswer(request, response, headers)) return
      for (let at = 0; at < headers.length; at += 2)
        response.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
      next()
    },
    bodies: ({ request, response }, next) => {
      if (receiving.receive(request, response)) next()
    },
    overload: async ({ request, response }) => {
      if (development) return development.before(request, response, () => void handle(request, response))
      const release = await overload.admit(request, networkOfRequest(request, trustedProxies))
      if (!release) return refuseRequest(request, response, 'overloaded')
      // Some leave while they wait, and some wait for what was made meanwhile.
      if (response.destroyed || responseCache.tryAnswer(request, response, [])) return release()
      permits.set(response, release)
      await handle(request, response).finally(release)
    },
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const exchange: Exchange = { request, response, headers: [] }
    const walk = (at: number): void => {
      const step = ON_THE_SOCKET[at]
      if (step) void steps[step.name](exchange, () => walk(at + 1))
    }
    walk(0)
  }

  if (development) server.on('upgrade', development.upgrade)
  const port = await open(server, config.port, config.host)
  return {
    port,
    close: () =>
      close(
        server,
        () => {
          closing = true
          // These never end by themselves.
          services.liveRounds.endAll()
        },
        trustedProxies > 0 ? DRAINED_WITHIN_MS : 0,
      ).finally(() => {
        receiving.close()
        overload.close()
        metrics.close()
      }),
  }
}

/** Nothing can be sent any more when the connection closed or a refusal was sent. */
function unlessOver(outgoing: { headersSent: boolean; destroyed: boolean }, response: Response): Response {
  if (!outgoing.headersSent && !outgoing.destroyed) return response
  void response.body?.cancel()
  return RESPONSE_ALREADY_SENT
}

function open(server: Server, port: number, host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.once('error', (error: NodeJS.ErrnoException) => reject(new StartupError(portSentence(error, port))))
  server.listen(port, host, () => {
    const address = server.address()
    resolve(typeof address === 'object' && address ? address.port : port)
  })
  return promise
}

async function close(server: Server, begin: () => void, drainMs: number): Promise<void> {
  begin()
  await wait(drainMs)
  await acceptWaiting(server)
  const { promise, resolve } = Promise.withResolvers<void>()
  // Its own `close` would end connections as well whose first request is still on the way.
  NetServer.prototype.close.call(server, () => resolve())
  await wait(drainMs)
  const cutOff = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS)
  server.close()
  return promise.finally(() => clearTimeout(cutOff))
}

/** Accepts waiting connections, which would be reset otherwise. The event loop accepts one in each turn. */
async function acceptWaiting(server: Server): Promise<void> {
  let isAnyAccepted = true
  const note = () => {
    isAnyAccepted = true
  }
  server.on('connection', note)
  while (isAnyAccepted) {
    isAnyAccepted = false
    await immediately()
    await immediately()
  }
  server.off('connection', note)
}

const LONGEST_LOGGED_PATH = 300

type Places = {
  log: Log
  metrics: ServerMetrics
  facts: TraceFacts | undefined
}

/** Queries can hold search terms, so they are never logged. */
function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { log, metrics, facts = {} }: Places,
): string {
  const started = performance.now()
  const requestId = randomUUID()
  metrics.begin(response)
  response.once('close', () => {
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    const status = response.writableFinished ? response.statusCode : 499
    metrics.end(response)
    metrics.answered(request.method ?? '', status, milliseconds)
    const path = pathOf(request.url ?? '')
    // The end of a response belongs to its connection, no longer to its trace.
    log.info(
      { method: request.method, path, status, ms: milliseconds, requestId, ...facts },
      'request.answered',
    )
  })
  return requestId
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return withoutSecrets(end === -1 ? url : url.slice(0, end)).slice(0, LONGEST_LOGGED_PATH)
}

/** A year, as hstspreload.org requires. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains'

/** Not over http, where it says nothing (RFC 6797, 7.2), nor at a machine's own address, whose ports it would lock. */
export function transportHeaders(
  headers: IncomingHttpHeaders,
  { origin, trustedProxies }: { origin: string; trustedProxies: number },
): readonly string[] {
  const isAsked = origin.startsWith('https:') && isByHttps(headers['x-forwarded-proto'], trustedProxies)
  return isAsked ? ['Strict-Transport-Security', STRICT_TRANSPORT_SECURITY] : []
}

/** This program speaks http, so only our proxies know; anything that comes before their words can be forged. */
function isByHttps(forwarded: string | string[] | undefined, proxies: number): boolean {
  if (proxies === 0) return false
  const protocols = String(forwarded ?? '').split(',')
  return (protocols.at(-proxies) ?? protocols[0])?.trim().toLowerCase() === 'https'
}
