import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

export type EncodedBody = { identity: Buffer; br: Buffer | null; gzip: Buffer | null }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A stream of events is missing here: it is sent as it happens and has no end to wait for. */
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|atom\+xml|manifest\+json)|image\/svg\+xml)/
/** Smaller bodies fit into one packet anyway. */
const SMALLEST_TO_COMPRESS = 1_024
/** 5 takes a tenth of the time of 11 for nearly the same size; responses are rendered again every minute. */
const BROTLI_QUALITY = 5

export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType)
}

export async function encodeBody(identity: Buffer, contentType: string): Promise<EncodedBody> {
  if (!isCompressible(contentType) || identity.length < SMALLEST_TO_COMPRESS)
    return { identity, br: null, gzip: null }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, zipped] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)])
  return { identity, br, gzip: zipped }
}

const REFUSED = /^\s*(?:br|gzip|\*)\s*;\s*q=0(?:\.0*)?\s*$/

const accepted = new LRUCache<string, Encoding>({ max: 200, memoMethod: readAccepted })

export function chooseEncoding(header: string | undefined, body: EncodedBody): Encoding {
  return header && body.br ? accepted.memo(header) : 'identity'
}

function readAccepted(header: string): Encoding {
  const allowed = header.split(',').filter((part) => !REFUSED.test(part))
  const names = new Set(allowed.map((part) => part.split(';')[0]?.trim().toLowerCase()))
  if (names.has('br') || names.has('*')) return 'br'
  return names.has('gzip') ? 'gzip' : 'identity'
}

export function tagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
}

/** Each encoding is a separate representation and needs its own strong ETag (RFC 9110, 8.8.3). */
export function etagFor(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`
}

/** Proxies weaken tags, so strong and weak ones match. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((part) => {
    const named = part.trim().replace(/^W\//, '').replace(/^"|"$/g, '')
    return named === tag || named === `${tag}-br` || named === `${tag}-gzip`
  })
}
