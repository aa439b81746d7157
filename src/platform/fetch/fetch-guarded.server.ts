import type { LookupAddress } from 'node:dns'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress } from './public-address.ts'
import { resolveName } from './resolve-name.server.ts'

/** Who may be asked. Tests bring another one, to have somebody to ask. */
export type Guard = {
  /** Aborted when nobody waits for the answer any more. */
  resolve: (host: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>
  /** Asked for every connection, with the very address that it goes to. */
  mayConnect: (address: string, port: number) => boolean
}

export type FetchLimits = { mostBytes: number; withinMs: number; mostRedirects: number; accept: string }

export type Fetched =
  | { outcome: 'fetched'; bytes: Uint8Array }
  | { outcome: 'refused'; reason: 'malformed' | 'forbidden' | 'unreachable' | 'too-large' | 'too-slow' }

type Refusal = Extract<Fetched, { outcome: 'refused' }>
type Step = Fetched | { outcome: 'redirected'; to: string }

const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** The longest address that other servers take is about this long. */
const LONGEST_ADDRESS = 8_192
const USER_AGENT = 'Zeichner image search'
/** Servers send one or two hints before an answer; whoever sends more sends nothing else. */
const MOST_HINTS = 8

/** Only what everybody can reach, and only where websites are. */
export const PUBLIC_WEB: Guard = {
  resolve: resolveName,
  mayConnect: (address, port) => Object.values(PORTS).includes(port) && isPublicAddress(address),
}

/**
 * Fetches what an address of a stranger leads to, by http or https. Every hop is resolved once, all its addresses are
 * checked, and the connection goes to one of those that were checked: a name cannot change its mind in between.
 * The limits hold for all hops together: whatever the other side does or leaves out, it ends within `withinMs`, and its
 * connections with it. Never throws.
 */
export async function fetchGuarded(address: string, guard: Guard, limits: FetchLimits): Promise<Fetched> {
  const ending = new AbortController()
  const { promise: late, resolve: giveUp } = Promise.withResolvers<Refusal>()
  const timer = setTimeout(() => giveUp(refuse('too-slow')), limits.withinMs)
  try {
    // Raced as a whole: a wait that nobody thought of ends as well.
    return await Promise.race([follow(address, { guard, limits, signal: ending.signal }), late])
  } finally {
    clearTimeout(timer)
    ending.abort()
  }
}

type Asking = { guard: Guard; limits: FetchLimits; signal: AbortSignal }

async function follow(address: string, asking: Asking): Promise<Fetched> {
  let next = address
  for (let hop = 0; hop <= asking.limits.mostRedirects; hop++) {
    const url = readAddress(next)
    if ('outcome' in url) return url
    const step = await ask(url, asking).catch((): Step => refuse('unreachable'))
    if (step.outcome !== 'redirected') return step
    next = URL.parse(step.to, url)?.href ?? ''
  }
  return refuse('unreachable')
}

/** Addresses with a name and password in them are refused: they would be told to whoever is asked. */
function readAddress(address: string): URL | Refusal {
  const url = address.length <= LONGEST_ADDRESS ? URL.parse(address) : null
  if (!url) return refuse('malformed')
  return url.protocol in PORTS && !url.username && !url.password ? url : refuse('forbidden')
}

async function ask(url: URL, { guard, limits, signal }: Asking): Promise<Step> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = url.port === '' ? (PORTS[url.protocol] ?? 0) : Number(url.port)
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await guard.resolve(host, signal)
  const [first] = addresses
  if (!first) return refuse('unreachable')
  if (!addresses.every(({ address }) => guard.mayConnect(address, port))) return refuse('forbidden')
  const answer = await open(url, addresses, limits.accept, signal)
  try {
    return await read(answer, limits.mostBytes)
  } finally {
    answer.destroy()
  }
}

function open(
  url: URL,
  addresses: readonly LookupAddress[],
  accept: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const { get } = url.protocol === 'https:' ? https : http
  const headers = { Accept: accept, 'Accept-Encoding': 'identity', 'User-Agent': USER_AGENT }
  // An agent of its own: a connection that somebody else opened was not checked for this.
  const request = get(url, { agent: false, lookup: answerWith(addresses), headers, signal }, resolve)
  request.on('error', reject)
  // Another protocol, for one: Node closes the connection and tells of no answer and no error.
  request.on('close', () => reject(new Error('The connection was closed without an answer.')))
  limitHints(request)
  return promise
}

function limitHints(request: ClientRequest): void {
  let hints = 0
  request.on('information', () => {
    hints += 1
    if (hints > MOST_HINTS) request.destroy()
  })
}

/** Connections ask here instead of the resolver, and can so only go where it was allowed. */
function answerWith(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, answer) => {
    const [first] = addresses
    if (options.all) answer(null, [...addresses])
    else answer(null, first?.address ?? '', first?.family)
  }
}

async function read(answer: IncomingMessage, mostBytes: number): Promise<Step> {
  const { statusCode = 0, headers } = answer
  if (REDIRECTS.has(statusCode) && headers.location) return { outcome: 'redirected', to: headers.location }
  if (statusCode !== 200) return refuse('unreachable')
  if (Number(headers['content-length'] ?? 0) > mostBytes) return refuse('too-large')
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of decode(answer, headers['content-encoding'])) {
    bytes += chunk.length
    if (bytes > mostBytes) return refuse('too-large')
    chunks.push(chunk)
  }
  return { outcome: 'fetched', bytes: Buffer.concat(chunks) }
}

/** Asked for the bytes as they are, some servers pack them all the same. What is counted is what comes out. */
function decode(answer: IncomingMessage, encoding: string | undefined): AsyncIterable<Uint8Array> {
  const unpack = unpackerOf(encoding)
  return unpack ? pipeline(answer, unpack, heardByTheReader) : answer
}

/** Whoever reads from the end of the line is told of every error in it. */
function heardByTheReader(): void {}

function unpackerOf(encoding: string | undefined): Duplex | null {
  switch (encoding?.toLowerCase().trim()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      return null
  }
}

function refuse(reason: Refusal['reason']): Refusal {
  return { outcome: 'refused', reason }
}
