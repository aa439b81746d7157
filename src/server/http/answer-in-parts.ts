import type { Context } from 'hono'
import { matchesTag } from '#platform/http/etag.ts'
import { readRange } from './byte-range.ts'

type Body = { bytes: Buffer<ArrayBuffer>; tag: string; headers: Record<string, string> }

/** Responds with the whole body, the requested range of it, or 304 when the client's ETag matches. */
export function respondWithRange(context: Context, { bytes, tag, headers }: Body): Response {
  const tagged = { ...headers, ETag: `"${tag}"`, 'Accept-Ranges': 'bytes' }
  if (matchesTag(context.req.header('If-None-Match'), tag))
    return new Response(null, { status: 304, headers: tagged })
  const total = bytes.length
  const range = readRange(rangeHeader(context, tag), total)
  if (range === null) return new Response(bytes, { headers: { ...tagged, 'Content-Length': String(total) } })
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${total}` } })
  }
  const part = bytes.subarray(range.first, range.last + 1)
  const partHeaders = {
    'Content-Length': String(part.length),
    'Content-Range': `bytes ${range.first}-${range.last}/${total}`,
  }
  return new Response(part, { status: 206, headers: { ...tagged, ...partHeaders } })
}

/** Only GET has ranges (RFC 9110, 14.2). With If-Range a range applies only to the same version of the body. */
export function rangeHeader(context: Context, tag: string): string | undefined {
  if (context.req.method !== 'GET') return undefined
  const ifRange = context.req.header('If-Range')
  return ifRange === undefined || ifRange === `"${tag}"` ? context.req.header('Range') : undefined
}
