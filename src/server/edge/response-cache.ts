import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { CACHE_BYTES } from '#platform/cache-budget.ts'
import { openSingleFlight } from '#platform/concurrency/single-flight.ts'
import { chooseEncoding, type EncodedBody, type Encoding } from '#platform/http/encoding.ts'
import { etagFor, matchesTag } from '#platform/http/etag.ts'
import { chooseLanguage } from '#platform/i18n/choose-language.ts'

/** A response that is the same for every visitor, ready to be sent: body compressed, headers serialised. */
export type CachedResponse = {
  headers: [name: string, value: string][]
  body: EncodedBody
  tag: string
  /** Visitors who read English are redirected to /en instead of getting this. */
  leadsToEnglish: boolean
  /** Milliseconds of `performance.now()`. The first request after it still gets this one while a new one is made. */
  freshUntil: number
}

/** Flat lists of names and values, for the full response and for a 304. */
type WrittenHeaders = { whole: string[]; unchanged: string[] }
type PreparedResponse = CachedResponse & { ready: Record<Encoding, WrittenHeaders> }

export type ResponseCache = {
  /** Counts how often the content has changed: to be read before a response is made. */
  generation: () => number
  /**
   * Stores a response under its key (see `cacheKey`), unless it was begun in an earlier generation: it may show the content as
   * it was before.
   */
  keep: (key: string, cached: CachedResponse, generation: number) => void
  clear: () => void
  /**
   * True when the request was responded to here; false leaves it untouched. `own` are the headers of this one answer,
   * names and values in turn.
   */
  tryAnswer: (request: IncomingMessage, response: ServerResponse, own: readonly string[]) => boolean
  bytes: () => number
  entries: () => number
  /** Requests that were responded to here. */
  hits: () => number
}

/** Memory of an entry beside its body. */
const ENTRY_BYTES = 2_048
/** Longer addresses are responded to but not cached. */
const LONGEST_CACHED_URL = 300

/**
 * The key of a response: the path with the parameters that it depends on, in a fixed order. Null for an address that is written
 * in another way or has other parameters: there are so many of these that they would evict everything else.
 */
export function cacheKey(url: string, parameters: readonly string[]): string | null {
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

/** Not as `/./news` or `/%6eews`, which lead to the same page, nor as what cannot be read at all. */
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

/**
 * Caches whole responses by their keys. `refresh` renews the response of an address in the background, one run at a time
 * for each address; the new one is stored through `keep`.
 */
export function openResponseCache(refresh: (url: string) => Promise<void>): ResponseCache {
  const plain = openLeastRecentlyUsed(CACHE_BYTES.responses)
  const byParameters = openLeastRecentlyUsed(CACHE_BYTES.responsesByParameters)
  const cacheOf = (key: string) => (key.includes('?') ? byParameters : plain)
  const singleFlight = openSingleFlight<void>()
  let hits = 0
  let generation = 0

  return {
    generation: () => generation,
    keep: (key, cached, begun) => {
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
    tryAnswer: (request, response, own) => {
      const { method, url, headers } = request
      if (!url || url.length > LONGEST_CACHED_URL || (method !== 'GET' && method !== 'HEAD') || headers.range)
        return false
      const { path, pairs } = splitAddress(url)
      const key = inOrder(path, pairs)
      const cached = cacheOf(key).get(key)
      if (!cached || (cached.leadsToEnglish && readsEnglish(request))) return false
      if (performance.now() > cached.freshUntil) void singleFlight(key, () => refresh(key))
      hits += 1
      send(cached, request, response, own)
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

/** One flat list of headers for `writeHead`: the fastest form that node:http accepts. */
function send(
  { body, tag, ready }: PreparedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  own: readonly string[],
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], body)
  if (matchesTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, ready[encoding].unchanged.concat(own)).end()
    return
  }
  response.writeHead(200, ready[encoding].whole.concat(own))
  response.end(request.method === 'HEAD' ? undefined : unpacked(body, encoding))
}

/** Three quarters of a page's bytes are those that hardly any browser asks for. */
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

/** The bytes of an encoding that the body has. */
export function bodyIn(body: EncodedBody, encoding: Encoding): Buffer {
  return body[encoding] ?? body.identity
}
