import type { Context } from 'hono'
import { matchesTag } from '#platform/http/etag.ts'
import { type ByteRange, readRange } from './byte-range.ts'

type Asked = { size: number; tag: string; headers: Record<string, string> }
type Part = ByteRange & { status: 200 | 206; headers: Record<string, string> }

/** Responds with the whole body, the requested range of it, or 304 when the client's ETag matches. */
export function respondWithRange(
  context: Context,
  { bytes, ...asked }: Omit<Asked, 'size'> & { bytes: Buffer<ArrayBuffer> },
): Response {
  const part = choosePart(context, { ...asked, size: bytes.length })
  return part instanceof Response ? part : new Response(bytes.subarray(part.first, part.last + 1), part)
}

/** What of a body is to be sent, with its status and headers; a response where nothing is. */
export function choosePart(context: Context, { size, tag, headers }: Asked): Part | Response {
  const tagged = { ...headers, ETag: `"${tag}"`, 'Accept-Ranges': 'bytes' }
  if (matchesTag(context.req.header('If-None-Match'), tag))
    return new Response(null, { status: 304, headers: tagged })
  const range = readRange(rangeHeader(context, tag), size)
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  const { first, last } = range ?? { first: 0, last: size - 1 }
  const sent = { ...tagged, 'Content-Length': String(last - first + 1) }
  if (!range) return { first, last, status: 200, headers: sent }
  return { first, last, status: 206, headers: { ...sent, 'Content-Range': `bytes ${first}-${last}/${size}` } }
}

/** Only GET has ranges (RFC 9110, 14.2). With If-Range a range applies only to the same version of the body. */
function rangeHeader(context: Context, tag: string): string | undefined {
  if (context.req.method !== 'GET') return undefined
  const ifRange = context.req.header('If-Range')
  return ifRange === undefined || ifRange === `"${tag}"` ? context.req.header('Range') : undefined
}
