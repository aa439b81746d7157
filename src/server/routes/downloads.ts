import type { Context } from 'hono'
import { fileName } from '#platform/files/file-name.ts'
import { matchesTag } from '#platform/http/encoding.ts'
import type { Log } from '#platform/log.ts'

type DownloadRequest = { size: number; tag: string; headers: Record<string, string> }
type Part = ByteRange & { status: 200 | 206; headers: Record<string, string> }

export function respondWithRange(
  context: Context,
  { bytes, ...options }: Omit<DownloadRequest, 'size'> & { bytes: Buffer<ArrayBuffer> },
): Response {
  const part = choosePart(context, { ...options, size: bytes.length })
  return part instanceof Response ? part : new Response(bytes.subarray(part.first, part.last + 1), part)
}

/** The part of a body that is to be sent, with its status and headers; a response where nothing is. */
export function choosePart(context: Context, { size, tag, headers }: DownloadRequest): Part | Response {
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

/** First and last byte, both included. */
type ByteRange = { first: number; last: number }

const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/** RFC 9110, section 14. Null means the whole body, as for no header, several ranges, or an invalid one. */
export function readRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = SINGLE_RANGE.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (from !== '' && to !== '' && Number(to) < first) return null
  return first > last ? 'unsatisfiable' : { first, last }
}

/** Characters to replace for clients that only read the plain `filename`; `filename*` holds all letters of the name. */
const NOT_PLAIN = /[^\w .,()'=+&@#!-]/gu

/** A visitor's file is never displayed; should a browser do so, it has no origin and may load nothing. */
export function downloadHeaders(file: { name: string; contentType: string }): Record<string, string> {
  const name = fileName(file.name)
  const plain = name.replace(NOT_PLAIN, '_')
  return {
    'Content-Type': file.contentType,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeName(name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  }
}

/** RFC 8187 encodes other than plain characters so. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** A reader who takes nothing for so long has gone: on a slow line the megabyte that kernels hold takes a minute. */
export const UNREAD_MS = 120_000

type SendingInput = {
  /** Called once, when all was handed over, or the client is gone or does not read. */
  onEnd: () => void
  connection: { destroy: () => void } | undefined
  unreadMs?: number
  log: Log
  failureEvent: string
}

export function streamPieces(
  pieces: AsyncGenerator<Uint8Array, undefined>,
  { onEnd, connection, unreadMs = UNREAD_MS, log, failureEvent }: SendingInput,
): ReadableStream<Uint8Array> {
  let state: 'going-on' | 'unread' | 'ended' = 'going-on'
  let timer: NodeJS.Timeout | undefined

  function end(as: 'unread' | 'ended'): void {
    clearTimeout(timer)
    if (state !== 'going-on') return
    state = as
    onEnd()
  }

  function awaitReader(): void {
    timer = setTimeout(() => {
      connection?.destroy()
      end('unread')
      pieces.return(undefined).catch((error) => log.error({ error: describeError(error) }, failureEvent))
    }, unreadMs).unref()
  }

  return new ReadableStream<Uint8Array>(
    {
      start: awaitReader,
      pull: async (controller) => {
        clearTimeout(timer)
        if (state === 'unread') return controller.error(new Error('The answer was not read for too long.'))
        try {
          const { value } = await pieces.next()
          // The reader left while it was made.
          if (state !== 'going-on') return
          if (value) {
            controller.enqueue(value)
            return awaitReader()
          }
          controller.close()
        } catch (error) {
          // The answer has begun: all that can still be said is that it broke off.
          log.error({ error: describeError(error) }, failureEvent)
          controller.error(error)
        }
        end('ended')
      },
      cancel: async () => {
        end('ended')
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

function describeError(error: unknown) {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}
