import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress } from './public-address.ts'

/** Decides which addresses may be requested. Tests replace it to reach a local server. */
export type Guard = {
  resolve: (host: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>
  mayConnect: (address: string, port: number) => boolean
}

type FetchLimits = { mostBytes: number; withinMs: number; mostRedirects: number; accept: string }

export type Fetched =
  | { outcome: 'fetched'; bytes: Uint8Array }
  | { outcome: 'refused'; reason: 'malformed' | 'forbidden' | 'unreachable' | 'too-large' | 'too-slow' }

type Refusal = Extract<Fetched, { outcome: 'refused' }>
type Step = Fetched | { outcome: 'redirected'; to: string }

const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** The limit in characters. Most servers refuse longer addresses. */
const LONGEST_ADDRESS = 8_192
const USER_AGENT = 'Zeichner image search'
/** Servers send one or two informational responses (103) before the final one; more are an attack. */
const MOST_HINTS = 8

/** Allows only public addresses, and only the ports of websites. */
export const PUBLIC_WEB: Guard = {
  resolve: resolveName,
  mayConnect: (address, port) => Object.values(PORTS).includes(port) && isPublicAddress(address),
}

/** Anywhere: for hosts that the operator named. */
export const ANY_ADDRESS: Guard = { resolve: resolveName, mayConnect: () => true }

type Posting = {
  headers: Readonly<Record<string, string>>
  body: string
  mostBytes: number
  withinMs: number
  signal?: AbortSignal
}

/** An answer with any status, and as much of its text as was wanted; redirects are not followed. */
type Posted =
  | { outcome: 'answered'; status: number; headers: IncomingMessage['headers']; text: string }
  | Refusal

/** Always ends within `withinMs`; once there is a status, that is the outcome, however the rest comes. Never throws. */
export async function postGuarded(
  address: string,
  guard: Guard,
  { mostBytes, withinMs, signal, ...sent }: Posting,
): Promise<Posted> {
  const url = parseAddress(address)
  if ('outcome' in url) return url
  const ending = new AbortController()
  const { promise: timeout, resolve: expire } = Promise.withResolvers<Refusal>()
  const end = () => {
    expire(refuse('too-slow'))
    ending.abort()
  }
  const timer = setTimeout(end, withinMs)
  signal?.addEventListener('abort', end, { once: true })
  try {
    const connecting = connect(url, guard, { method: 'POST', ...sent }, ending.signal)
    const response = await Promise.race([connecting.catch(() => refuse('unreachable')), timeout])
    if ('outcome' in response) return response
    const text = await readSome(response, mostBytes)
    return { outcome: 'answered', status: response.statusCode ?? 0, headers: response.headers, text }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
    ending.abort()
  }
}

/**
 * Each hop's name is resolved once and the connection goes to a checked address, so DNS rebinding has no effect. The
 * limits hold for all hops together, whatever the other server does. Never throws.
 */
export async function fetchGuarded(address: string, guard: Guard, limits: FetchLimits): Promise<Fetched> {
  const ending = new AbortController()
  const { promise: timeout, resolve: expire } = Promise.withResolvers<Refusal>()
  const timer = setTimeout(() => expire(refuse('too-slow')), limits.withinMs)
  try {
    // The race covers the whole operation, not only the waits that we know of.
    return await Promise.race([follow(address, { guard, limits, signal: ending.signal }), timeout])
  } finally {
    clearTimeout(timer)
    ending.abort()
  }
}

type Context = { guard: Guard; limits: FetchLimits; signal: AbortSignal }

async function follow(address: string, context: Context): Promise<Fetched> {
  let next = address
  for (let hop = 0; hop <= context.limits.mostRedirects; hop++) {
    const url = parseAddress(next)
    if ('outcome' in url) return url
    const step = await request(url, context).catch((): Step => refuse('unreachable'))
    if (step.outcome !== 'redirected') return step
    next = URL.parse(step.to, url)?.href ?? ''
  }
  return refuse('unreachable')
}

/** Addresses with a user name or password are refused: the credentials would be sent to the server. */
function parseAddress(address: string): URL | Refusal {
  const url = address.length <= LONGEST_ADDRESS ? URL.parse(address) : null
  if (!url) return refuse('malformed')
  return url.protocol in PORTS && !url.username && !url.password ? url : refuse('forbidden')
}

async function request(url: URL, { guard, limits, signal }: Context): Promise<Step> {
  const headers = { Accept: limits.accept, 'Accept-Encoding': 'identity', 'User-Agent': USER_AGENT }
  const response = await connect(url, guard, { method: 'GET', headers, body: '' }, signal)
  if ('outcome' in response) return response
  try {
    return await readResponse(response, limits.mostBytes)
  } finally {
    response.destroy()
  }
}

type Sent = { method: 'GET' | 'POST'; headers: Readonly<Record<string, string>>; body: string }

async function connect(
  url: URL,
  guard: Guard,
  sent: Sent,
  signal: AbortSignal,
): Promise<IncomingMessage | Refusal> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = url.port === '' ? (PORTS[url.protocol] ?? 0) : Number(url.port)
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await guard.resolve(host, signal)
  const [first] = addresses
  if (!first) return refuse('unreachable')
  if (!addresses.every(({ address }) => guard.mayConnect(address, port))) return refuse('forbidden')
  return open(url, addresses, sent, signal)
}

function open(
  url: URL,
  addresses: readonly LookupAddress[],
  { method, headers, body }: Sent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const { request: begin } = url.protocol === 'https:' ? https : http
  // No shared agent: it could reuse a connection whose address was not checked.
  const request = begin(url, { method, agent: false, lookup: lookupOf(addresses), headers, signal }, resolve)
  request.on('error', reject)
  // After a protocol upgrade, for example, Node closes the connection and emits neither a response nor an error.
  request.on('close', () => reject(new Error('The connection was closed without a response.')))
  limitHints(request)
  request.end(body)
  return promise
}

function limitHints(request: ClientRequest): void {
  let hints = 0
  request.on('information', () => {
    hints += 1
    if (hints > MOST_HINTS) request.destroy()
  })
}

/** Replaces the resolver of a connection, so that it can only go to the checked addresses. */
function lookupOf(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }
}

async function readSome(response: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= mostBytes) break
    }
  } catch {
    // The bytes that arrived before the error are enough.
  }
  response.destroy()
  return Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8')
}

async function readResponse(response: IncomingMessage, mostBytes: number): Promise<Step> {
  const { statusCode = 0, headers } = response
  if (REDIRECTS.has(statusCode) && headers.location) return { outcome: 'redirected', to: headers.location }
  if (statusCode !== 200) return refuse('unreachable')
  if (Number(headers['content-length'] ?? 0) > mostBytes) return refuse('too-large')
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of decode(response, headers['content-encoding'])) {
    bytes += chunk.length
    if (bytes > mostBytes) return refuse('too-large')
    chunks.push(chunk)
  }
  return { outcome: 'fetched', bytes: Buffer.concat(chunks) }
}

/** Some servers compress although `identity` was requested. The size limit applies to the decompressed bytes. */
function decode(response: IncomingMessage, encoding: string | undefined): AsyncIterable<Uint8Array> {
  const decompressor = decompressorOf(encoding)
  return decompressor ? pipeline(response, decompressor, failedForReader) : response
}

/** The reader of the last stream gets every error of the pipeline, so its callback does nothing. */
function failedForReader(): void {}

function decompressorOf(encoding: string | undefined): Duplex | null {
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

/** Always this machine, whatever DNS says (RFC 6761, 6.3). */
const LOCAL_NAME = /(?:^|[.])localhost[.]?$/i
const THIS_MACHINE: LookupAddress[] = [{ address: '127.0.0.1', family: 4 }]

/** Unlike `dns.lookup`, which blocks one of libuv's few threads, this ends with the signal. Empty if unknown. */
async function resolveName(host: string, signal: AbortSignal): Promise<LookupAddress[]> {
  if (LOCAL_NAME.test(host)) return THIS_MACHINE
  const resolver = new Resolver()
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const [version4, version6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return [...toLookup(version4, 4), ...toLookup(version6, 6)]
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

function toLookup(result: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : []
}
