import type { Context, MiddlewareHandler, Next } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { apiError, tooLarge } from '#server/errors/errors.ts'
import { SAFE_METHODS } from '#server/http/same-site.ts'

/** Where a document of an API says how many bytes a call takes. */
export const LARGEST_BODY = 'x-largest-body'
/** Up to this size a refused body is read all the same, so that the connection can be reused. */
const WORTH_TAKING_IN_BYTES = 64 * 1024

/**
 * Limits the body of every request, whatever its route; `largestOf` returns the limit in bytes. A body with a larger
 * Content-Length is refused unread; one of unknown length is counted as it arrives.
 */
export function limitBodies(largestOf: (context: Context) => number): MiddlewareHandler {
  return async (context, next) => {
    const largest = largestOf(context)
    // Node enforces a declared length.
    const said = Number(context.req.header('Content-Length') ?? 0)
    if (said > largest) return tooLarge(context, 'request')
    if (hasUnknownLength(context)) return countAsItComes(context, next, largest)
    await next()
    // A large refused body was not read; reading the rest only to keep the connection would cost more than a new one.
    if (said > WORTH_TAKING_IN_BYTES && context.res.status >= 400) endAfter(context)
  }
}

async function countAsItComes(context: Context, next: Next, largest: number): Promise<Response | undefined> {
  const counted = countBody(context.req.raw, largest)
  if (!counted) {
    const refusal = apiError(context, 400, 'invalid_request', `A ${SAFE_METHODS.join(' or ')} has no body.`)
    refusal.headers.set('Connection', 'close')
    return refusal
  }
  context.req.raw = counted.request
  await next()
  if (counted.state() === 'too-large') {
    const refusal = tooLarge(context, 'request')
    // A response that came of half a body must not be merged with this one.
    context.res = undefined
    context.res = refusal
  } else if (counted.state() === 'arriving') endAfter(context)
  return undefined
}

function endAfter(context: Context): void {
  context.res.headers.set('Connection', 'close')
}

/** True for chunked bodies, whose length is known only at their end. */
export function hasUnknownLength(context: Context): boolean {
  return context.req.header('Transfer-Encoding') !== undefined
}

/** Null for a request without a body to count. */
function countBody(request: Request, largest: number) {
  const { url, method, headers, body, signal } = request
  if (SAFE_METHODS.includes(method) || !body) return null
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
