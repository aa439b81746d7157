import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { openSingleFlight } from '#platform/concurrency/single-flight.ts'
import { chooseEncoding, type EncodedBody, type Encoding } from '#platform/http/encoding.ts'
import { etagFor, matchesTag } from '#platform/http/etag.ts'
import { chooseLanguage } from '#platform/i18n/choose-language.ts'

/** An answer that is the same for every visitor, ready to be sent: bytes already compressed, headers already written. */
export type KeptAnswer = {
  headers: [name: string, value: string][]
  body: EncodedBody
  tag: string
  /** Visitors who read English are sent on to /en instead of getting this. */
  leadsToEnglish: boolean
  /** Milliseconds of `performance.now()`. After it the answer is still sent once more while a new one is made. */
  freshUntil: number
}

/** Flat lists of names and values, for the whole answer and for a 304. */
type WrittenHeaders = { whole: string[]; unchanged: string[] }
type ReadyAnswer = KeptAnswer & { ready: Record<Encoding, WrittenHeaders> }

export type KeptAnswers = {
  keep: (url: string, answer: KeptAnswer) => void
  clear: () => void
  /** True when the request was answered here; false leaves it untouched. */
  tryAnswer: (request: IncomingMessage, response: ServerResponse, requestId: string) => boolean
  bytes: () => number
}

/** Room for the whole demo site's pages and its warm 640s. */
const MOST_BYTES = 128 * 1024 * 1024
/** What an entry costs beside its body. */
const ENTRY_BYTES = 2_048
/** Longer addresses are somebody's experiment; they are answered, not kept. */
const LONGEST_KEPT_URL = 300

/**
 * Keeps whole answers by their address. `refresh` makes the answer of an address anew, in the background, once at a
 * time for each address; what it makes comes back through `keep`.
 */
export function openKeptAnswers(refresh: (url: string) => Promise<void>): KeptAnswers {
  const answers = new LRUCache<string, ReadyAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) =>
      ENTRY_BYTES + body.identity.length + (body.br?.length ?? 0) + (body.gzip?.length ?? 0),
  })
  const singleFlight = openSingleFlight<void>()

  return {
    keep: (url, answer) => {
      if (url.length > LONGEST_KEPT_URL) return
      const ready = {
        identity: writeHeaders(answer, 'identity'),
        br: writeHeaders(answer, 'br'),
        gzip: writeHeaders(answer, 'gzip'),
      }
      answers.set(url, { ...answer, ready })
    },
    clear: () => answers.clear(),
    tryAnswer: (request, response, requestId) => {
      const { method, url, headers } = request
      if (!url || (method !== 'GET' && method !== 'HEAD') || headers.range) return false
      const answer = answers.get(url)
      if (!answer || (answer.leadsToEnglish && readsEnglish(request))) return false
      if (performance.now() > answer.freshUntil) void singleFlight(url, () => refresh(url))
      send(answer, request, response, requestId)
      return true
    },
    bytes: () => answers.calculatedSize,
  }
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

/** One flat list of headers for `writeHead`: the fastest way that node:http knows. */
function send(
  { body, tag, ready }: ReadyAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], body)
  if (matchesTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, ready[encoding].unchanged.concat('X-Request-Id', requestId)).end()
    return
  }
  response.writeHead(200, ready[encoding].whole.concat('X-Request-Id', requestId))
  response.end(request.method === 'HEAD' ? undefined : bodyIn(body, encoding))
}

function writeHeaders({ headers, body, tag }: KeptAnswer, encoding: Encoding): WrittenHeaders {
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
