import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { CACHE_BYTES } from '#platform/cache-budget.ts'
import { openSingleFlight } from '#platform/concurrency.ts'
import { DAY_MS } from '#platform/durations.ts'
import {
  chooseEncoding,
  type EncodedBody,
  type Encoding,
  encodeBody,
  etagFor,
  isCompressible,
  matchesTag,
  tagOf,
} from '#platform/http/encoding.ts'
import {
  policyOfType,
  REPORTING_ENDPOINTS,
  RESOURCE_POLICY,
  SECURITY_HEADERS,
  USUAL_RESOURCE_POLICY,
} from './content-policy.ts'
import { type Bindings, chooseLanguage, type RequestVariables } from './request.ts'

/** Larger responses are not cached: one would evict a hundred others. */
const LARGEST_CACHED_BYTES = 4 * 1024 * 1024

const FRAME_OPTIONS = 'X-Frame-Options'
const POLICY = 'Content-Security-Policy'
const REFERRER_POLICY = 'Referrer-Policy'

type Env = { Bindings: Bindings; Variables: RequestVariables }

type FinishingRules = {
  pagePolicy: (page: { inlineStyle: string | null; mayBeFramed: boolean }) => Promise<string>
  isBehindProxy: boolean
}

/** Only nginx reads it. */
const NGINX_EXPIRES = 'X-Accel-Expires'
/** It stores the response, and asks for it anew each time as long as somebody answers. */
const STORED_STALE = '@1'
const NOT_STORED = '0'

export function finishResponse(
  responseCache: ResponseCache,
  { pagePolicy, isBehindProxy }: FinishingRules,
): MiddlewareHandler<Env> {
  return async (context, next) => {
    const generation = responseCache.generation()
    await next()
    const response = context.res
    const mayBeFramed = context.get('mayBeFramed') ?? false
    secure(response)
    const url = context.env.revalidating ?? context.env.incoming?.url ?? ''
    const key = cacheKey(url, context.get('parameters') ?? [])
    if (isBehindProxy && key === null) response.headers.set(NGINX_EXPIRES, NOT_STORED)
    else if (isBehindProxy && isAskedAnew(response)) response.headers.set(NGINX_EXPIRES, STORED_STALE)
    if (mayBeFramed) response.headers.set(FRAME_OPTIONS, 'SAMEORIGIN')
    const inlineStyle = context.get('inlineStyle') ?? null
    await addPolicy(response, () => pagePolicy({ inlineStyle, mayBeFramed }))
    if (!response.body || !isWorthFinishing(response, context.get('ttlMs') ?? 0)) return
    const finished = await finish(response, context.get('encoded'))
    // A HEAD asks for no body, so it is worth no room for one.
    if (response.status === 200 && key && context.req.method === 'GET')
      cacheIfWanted(context, finished, (cached) => responseCache.store(key, cached, generation))
    context.res = undefined
    context.res = toResponse(context, finished, response.status)
  }
}

function secure({ headers }: Response): void {
  const isStricter = headers.get(REFERRER_POLICY) === 'no-referrer'
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (name !== REFERRER_POLICY || !isStricter) headers.set(name, value)
  if (!headers.has(RESOURCE_POLICY)) headers.set(RESOURCE_POLICY, USUAL_RESOURCE_POLICY)
}

function isAskedAnew({ headers }: Response): boolean {
  return headers.get('Cache-Control')?.startsWith('public, max-age=0') ?? false
}

async function addPolicy({ headers, status }: Response, pagePolicy: () => Promise<string>): Promise<void> {
  const type = headers.get('Content-Type') ?? ''
  const isPage = type.startsWith('text/html')
  if (isPage) headers.set('Reporting-Endpoints', REPORTING_ENDPOINTS)
  // A 304 keeps the policy of the stored response.
  if (headers.has(POLICY) || (status === 304 && type === '')) return
  const policy = isPage ? await pagePolicy() : policyOfType(type)
  if (policy) headers.set(POLICY, policy)
}

type FinishedResponse = Pick<CachedResponse, 'body' | 'tag'> & { headers: Headers }

function isWorthFinishing(response: Response, ttlMs: number): boolean {
  if (response.headers.has('Content-Encoding') || response.headers.has('Content-Range')) return false
  return ttlMs > 0 || isCompressible(response.headers.get('Content-Type') ?? '')
}

async function finish(response: Response, encoded?: EncodedBody): Promise<FinishedResponse> {
  const headers = new Headers(response.headers)
  const type = headers.get('Content-Type') ?? ''
  const body = encoded ?? (await encodeBody(Buffer.from(await response.arrayBuffer()), type))
  if (body.br) headers.append('Vary', 'Accept-Encoding')
  const tag = headers.get('ETag')?.replaceAll('"', '') ?? tagOf(body.identity)
  headers.delete('ETag')
  headers.delete('Content-Length')
  return { headers, body, tag }
}

function cacheIfWanted(
  context: Context<Env>,
  { headers, body, tag }: FinishedResponse,
  store: (cached: CachedResponse) => void,
): void {
  const ttlMs = context.get('ttlMs') ?? 0
  if (ttlMs === 0 || body.identity.length > LARGEST_CACHED_BYTES) return
  const freshUntil = performance.now() + ttlMs
  store({
    headers: [...headers],
    body,
    tag,
    freshUntil,
    leadsToEnglish: context.get('leadsToEnglish') ?? false,
  })
}

function toResponse(context: Context, { headers, body, tag }: FinishedResponse, status: number): Response {
  const encoding = chooseEncoding(context.req.header('Accept-Encoding'), body)
  if (status === 200) {
    headers.set('ETag', etagFor(tag, encoding))
    if (matchesTag(context.req.header('If-None-Match'), tag)) {
      headers.delete('Content-Type')
      return new Response(null, { status: 304, headers })
    }
  }
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const bytes = bodyIn(body, encoding)
  headers.set('Content-Length', String(bytes.length))
  return new Response(new Uint8Array(bytes), { status, headers })
}

type CachedResponse = {
  headers: [name: string, value: string][]
  body: EncodedBody
  tag: string
  leadsToEnglish: boolean
  /** The unit is milliseconds of `performance.now()`. The next request still gets this response. */
  freshUntil: number
}

type WrittenHeaders = { whole: string[]; unchanged: string[] }
type PreparedResponse = CachedResponse & { ready: Record<Encoding, WrittenHeaders> }

export type ResponseCache = {
  /** It has to be read before a response is made. */
  generation: () => number
  /** A response of an earlier generation is not stored: it may show the content as it was before. */
  store: (key: string, cached: CachedResponse, generation: number) => void
  clear: () => void
  /** Returns false when the request is untouched. `extraHeaders` are names and values in turn. */
  tryAnswer: (request: IncomingMessage, response: ServerResponse, extraHeaders: readonly string[]) => boolean
  bytes: () => number
  entries: () => number
  hits: () => number
}

const ENTRY_BYTES = 2_048
/** While rendering fails, visitors see the last good response for so long; then they see the error. */
const LONGEST_STALE_MS = DAY_MS
const LONGEST_CACHED_URL = 300

/** Another way of writing an address, or other parameters, would evict everything else. */
function cacheKey(url: string, parameters: readonly string[]): string | null {
  const { path, pairs } = splitAddress(url)
  if (!isWrittenUsually(path)) return null
  const names = pairs.map((pair) => pair.split('=', 1)[0] ?? '')
  const isKnown = names.every((name) => parameters.includes(name)) && new Set(names).size === names.length
  return isKnown ? inOrder(path, pairs) : null
}

function splitAddress(url: string): { path: string; pairs: string[] } {
  const at = url.indexOf('?')
  return at === -1
    ? { path: url, pairs: [] }
    : { path: url.slice(0, at), pairs: url.slice(at + 1).split('&') }
}

/** `/./news` and `/%6eews` lead to the same page as `/news`. */
function isWrittenUsually(path: string): boolean {
  const url = URL.parse(path, 'http://site.invalid')
  try {
    return url?.pathname === path && encodeURI(decodeURI(path)) === path
  } catch {
    return false
  }
}

function inOrder(path: string, pairs: readonly string[]): string {
  return pairs.length === 0 ? path : `${path}?${pairs.toSorted().join('&')}`
}

/** `revalidate` runs in the background, once at a time for each key, and stores the new response. */
export function openResponseCache(revalidate: (url: string) => Promise<void>): ResponseCache {
  const plain = openLeastRecentlyUsed(CACHE_BYTES.responses)
  const byParameters = openLeastRecentlyUsed(CACHE_BYTES.responsesByParameters)
  const cacheOf = (key: string) => (key.includes('?') ? byParameters : plain)
  const singleFlight = openSingleFlight<void>()
  let hits = 0
  let generation = 0

  return {
    generation: () => generation,
    store: (key, cached, begun) => {
      if (key.length > LONGEST_CACHED_URL || begun !== generation) return
      const ready = {
        identity: writeHeaders(cached, 'identity'),
        br: writeHeaders(cached, 'br'),
        gzip: writeHeaders(cached, 'gzip'),
      }
      cacheOf(key).set(key, { ...cached, body: withoutPlain(cached.body), ready })
    },
    clear: () => {
      generation += 1
      plain.clear()
      byParameters.clear()
    },
    tryAnswer: (request, response, extraHeaders) => {
      const { method, url, headers } = request
      if (!url || url.length > LONGEST_CACHED_URL || (method !== 'GET' && method !== 'HEAD') || headers.range)
        return false
      const { path, pairs } = splitAddress(url)
      const key = inOrder(path, pairs)
      const cached = cacheOf(key).get(key)
      if (!cached || (cached.leadsToEnglish && readsEnglish(request))) return false
      const staleMs = performance.now() - cached.freshUntil
      if (staleMs > LONGEST_STALE_MS) return false
      if (staleMs > 0) void singleFlight(key, () => revalidate(key))
      hits += 1
      send(cached, request, response, extraHeaders)
      return true
    },
    bytes: () => plain.calculatedSize + byParameters.calculatedSize,
    entries: () => plain.size + byParameters.size,
    hits: () => hits,
  }
}

function openLeastRecentlyUsed(maxSize: number): LRUCache<string, PreparedResponse> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ body }) =>
      ENTRY_BYTES + body.identity.length + (body.br?.length ?? 0) + (body.gzip?.length ?? 0),
  })
}

function readsEnglish({ headers }: IncomingMessage): boolean {
  const userAgent = headers['user-agent'] ?? null
  return (
    chooseLanguage({
      userAgent,
      cookie: headers.cookie ?? null,
      acceptLanguage: headers['accept-language'] ?? null,
    }) === 'en'
  )
}

/** A flat list is the fastest form of headers that node:http accepts. */
function send(
  { body, tag, ready }: PreparedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  extraHeaders: readonly string[],
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], body)
  if (matchesTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, ready[encoding].unchanged.concat(extraHeaders)).end()
    return
  }
  response.writeHead(200, ready[encoding].whole.concat(extraHeaders))
  response.end(request.method === 'HEAD' ? undefined : unpacked(body, encoding))
}

/** Hardly any browser asks for the plain body, which is three quarters of a page's bytes. */
function withoutPlain(body: EncodedBody): EncodedBody {
  return body.gzip ? { ...body, identity: Buffer.alloc(0) } : body
}

function unpacked(body: EncodedBody, encoding: Encoding): Buffer {
  return encoding === 'identity' && body.gzip ? gunzipSync(body.gzip) : bodyIn(body, encoding)
}

function writeHeaders({ headers, body, tag }: CachedResponse, encoding: Encoding): WrittenHeaders {
  const begin = ['ETag', etagFor(tag, encoding)]
  const rest = headers.filter(([name]) => name !== 'content-type').flat()
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const length = ['Content-Length', String(bodyIn(body, encoding).length)]
  return { whole: [...begin, ...headers.flat(), ...encoded, ...length], unchanged: [...begin, ...rest] }
}

function bodyIn(body: EncodedBody, encoding: Encoding): Buffer {
  return body[encoding] ?? body.identity
}
