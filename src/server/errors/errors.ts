import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isUnavailable } from '#platform/database/is-unavailable.ts'
import type { Log } from '#platform/log.ts'
import { DATA_POLICY } from '#server/content-policy/content-policy.ts'
import type { ApiError } from './api-error.ts'
import { bothLanguages } from './error-page.ts'
import { unavailable } from './unavailable.ts'

export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 410
  | 413
  | 414
  | 415
  | 422
  | 428
  | 429
  | 500
  | 503

export function apiError<Status extends ErrorStatus>(
  context: Context,
  status: Status,
  code: string,
  message: string,
) {
  const body: ApiError = { error: { code, message } }
  return context.json(body, status)
}

/** The rest of the body is not read, so the connection cannot be reused. */
export function tooLarge(context: Context, what: string) {
  context.header('Connection', 'close')
  return apiError(context, 413, 'too_large', `This ${what} is too large.`)
}

/** `fields` maps each wrong field to a sentence for the person who filled it in. */
export function invalid(context: Context, fields: Record<string, string>) {
  const [message = 'Something in this request is wrong.'] = Object.values(fields)
  const body: ApiError = { error: { code: 'invalid', message, fields } }
  return context.json(body, 422)
}

/** 429 with Retry-After. */
export function tooMany(context: Context, retryAfterSeconds: number, message: string) {
  context.header('Retry-After', String(retryAfterSeconds))
  return apiError(context, 429, 'too_many', message)
}

/** 403 for what another site's page sent. */
export function fromOtherSite(context: Context) {
  return apiError(context, 403, 'forbidden', 'Pages of other sites may not send this.')
}

export function notFound(context: Context, what: string) {
  return apiError(context, 404, 'not_found', `There is no such ${what}.`)
}

export function methodNotAllowed(allowed: readonly string[]): (context: Context) => Response {
  return (context) => {
    context.header('Allow', allowed.join(', '))
    return apiError(context, 405, 'method_not_allowed', `This address answers ${allowed.join(' and ')} only.`)
  }
}

const APOLOGY = {
  de: 'Das hat leider nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  en: 'Sorry, that didn’t work. Please try again in a moment.',
}

/** Turns every unexpected error into a response: the details are logged, the visitor gets the request id. */
export function handleUnexpected(log: Log): (error: Error, context: Context) => Response {
  return (error, context) => {
    // Thrown by libraries and by our own parts for bad requests, such as a body that does not match its type.
    if (error instanceof HTTPException && error.status < 500)
      return apiError(context, 400, 'invalid_request', 'This request cannot be read.')
    const requestId = context.get('requestId')
    const { name, message } = error
    // The connection is closed, so no response is needed; a body that broke off looks like any error.
    if (hasClosedConnection(context)) {
      log.info({ error: { name, message }, requestId }, 'request.given-up')
      return unavailable(context)
    }
    if (isUnavailable(error)) {
      log.warn({ reason: reasonOf(error), requestId }, 'request.unavailable')
      return unavailable(context)
    }
    log.error({ error: { name, message, stack: error.stack }, requestId }, 'request.failed')
    if (context.req.path.startsWith('/illusde/')) {
      const body: ApiError = {
        error: { code: 'internal', message: 'Something went wrong on our side.', requestId },
      }
      return context.json(body, 500)
    }
    context.header('Content-Security-Policy', DATA_POLICY)
    return context.html(bothLanguages(APOLOGY.de, APOLOGY.en, requestId), 500)
  }
}

/** The socket is closed, or a response was sent outside Hono already. */
function hasClosedConnection({ env }: Context): boolean {
  const { incoming, outgoing } = env ?? {}
  return Boolean(
    incoming?.socket?.destroyed || incoming?.errored || outgoing?.destroyed || outgoing?.headersSent,
  )
}

/** The message of a failed query repeats its parameters, so only the engine's own message is logged. */
function reasonOf(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error
  return 'code' in cause ? String(cause.code) : cause.message
}
