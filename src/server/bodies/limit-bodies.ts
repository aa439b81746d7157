import type { Context, MiddlewareHandler, Next } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { apiError, tooLarge } from '#server/errors/errors.ts'

const READING = ['GET', 'HEAD']
/** So much is taken in for the sake of the connection, which can be used again then. */
const WORTH_TAKING_IN_BYTES = 64 * 1024

/**
 * Stands before all routes, so that none can be without a limit; `largestOf` says how many bytes a call may bring. What
 * says that it is larger is refused before any of it is read; what does not say how long it is, is counted as it comes in.
 */
export function limitBodies(largestOf: (context: Context) => number): MiddlewareHandler {
  return async (context, next) => {
    const largest = largestOf(context)
    // A length that is said is held to by the server itself.
    const said = Number(context.req.header('Content-Length') ?? 0)
    if (said > largest) return tooLarge(context, 'request')
    if (hasUnknownLength(context)) return countAsItComes(context, next, largest)
    await next()
    // What was refused was not read; to be polite and take the rest of it in would be to no use.
    if (said > WORTH_TAKING_IN_BYTES && context.res.status >= 400) endAfter(context)
  }
}

async function countAsItComes(context: Context, next: Next, largest: number): Promise<Response | undefined> {
  const counted = countBody(context.req.raw, largest)
  if (!counted) {
    const refusal = apiError(context, 400, 'invalid_request', `A ${READING.join(' or ')} has no body.`)
    refusal.headers.set('Connection', 'close')
    return refusal
  }
  context.req.raw = counted.request
  await next()
  if (counted.state() === 'too-large') {
    const refusal = tooLarge(context, 'request')
    // What came of half a body is not merged with this.
    context.res = undefined
    context.res = refusal
  } else if (counted.state() === 'arriving') endAfter(context)
  return undefined
}

function endAfter(context: Context): void {
  context.res.headers.set('Connection', 'close')
}

/** Whether this comes in pieces, until its sender says that it was all. */
export function hasUnknownLength(context: Context): boolean {
  return context.req.header('Transfer-Encoding') !== undefined
}

/** Null for a request that has none to count. */
function countBody(request: Request, largest: number) {
  const { url, method, headers, body, signal } = request
  if (READING.includes(method) || !body) return null
  let state: 'arriving' | 'read' | 'too-large' = 'arriving'
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, out) => {
      bytes += chunk.length
      if (bytes > largest) state = 'too-large'
      if (state === 'too-large') throw new HTTPException(413)
      out.enqueue(chunk)
    },
    flush: () => {
      state = 'read'
    },
  })
  const counted: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body: body.pipeThrough(counting),
    signal,
    duplex: 'half',
  }
  return { request: new Request(url, counted), state: () => state }
}
