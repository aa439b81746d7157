import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isUnavailable } from '#platform/database/database-errors.ts'
import { AWAY_FOR_SECONDS } from '#platform/http/form-fields.ts'
import type { Log } from '#platform/log.ts'
import { DATA_POLICY, SECURITY_HEADERS } from './content-policy.ts'

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

export function tooLarge(context: Context, what: string) {
  context.header('Connection', 'close')
  return apiError(context, 413, 'too_large', `This ${what} is too large.`)
}

export function invalid(context: Context, fields: Record<string, string>) {
  const [message = 'Something in this request is wrong.'] = Object.values(fields)
  const body: ApiError = { error: { code: 'invalid', message, fields } }
  return context.json(body, 422)
}

export function tooMany(context: Context, retryAfterSeconds: number, message: string) {
  context.header('Retry-After', String(retryAfterSeconds))
  return apiError(context, 429, 'too_many', message)
}

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

export function handleUnexpected(log: Log): (error: Error, context: Context) => Response {
  return (error, context) => {
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
    log.error({ error, requestId }, 'request.failed')
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

const TEXTS = {
  de: 'Das geht im Moment leider nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  en: 'Sorry, that isn’t possible right now. Please try again in a few minutes.',
}

function unavailable(context: Context): Response {
  const answer = (body: string, type: string) =>
    new Response(body, {
      status: 503,
      headers: {
        'Content-Type': type,
        'Retry-After': String(AWAY_FOR_SECONDS),
        'Cache-Control': 'no-store',
      },
    })
  const { de, en } = TEXTS
  if (!context.req.path.startsWith('/illusde/'))
    return answer(bothLanguages(de, en), 'text/html; charset=utf-8')
  const body: ApiError = { error: { code: 'unavailable', message: `${de} / ${en}` } }
  return answer(JSON.stringify(body), 'application/json')
}

const UNEXPLAINED = 500

/** Some libraries catch errors themselves and respond with a bare 500, also when the site cannot work. */
export function reportUnavailable(canWork: () => Promise<boolean>): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status !== UNEXPLAINED || (await canWork())) return
    context.res = undefined
    context.res = unavailable(context)
  }
}

type ApiError = {
  error: { code: string; message: string; fields?: Record<string, string>; requestId?: string }
}

export function bothLanguages(de: string, en: string, reference = ''): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>Fehler</title>
<p>${de}
<p lang="en">${en}
<p><small>${reference}</small>`
}

export type Refusal = keyof typeof REFUSALS

const TRY_AGAIN_AFTER_SECONDS = 5

const REFUSALS = {
  'too-slow': {
    status: 408,
    code: 'too_slow',
    de: 'Das kam zu langsam bei uns an. Bitte versuchen Sie es mit einer besseren Verbindung noch einmal.',
    en: 'This reached us too slowly. Please try again when your connection is better.',
  },
  'too-many-of-network': {
    status: 429,
    code: 'too_many',
    de: 'Aus Ihrem Netz wird gerade zu viel gleichzeitig gesendet. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Too much is being sent from your network at once. Please try again in a moment.',
  },
  full: {
    status: 503,
    code: 'busy',
    de: 'Bei uns kommt gerade zu viel gleichzeitig an. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Too much is arriving here at once. Please try again in a moment.',
  },
  overloaded: {
    status: 503,
    code: 'busy',
    de: 'Gerade ist hier so viel los, dass wir nicht nachkommen. Bitte laden Sie die Seite gleich noch einmal.',
    en: 'We have more visitors right now than we can keep up with. Please reload the page in a moment.',
  },
} as const

export function refuseRequest(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, code, de, en } = REFUSALS[refusal]
  const isCall = request.url?.startsWith('/illusde/') ?? false
  const answer: ApiError = { error: { code, message: `${de} / ${en}` } }
  const text = isCall ? JSON.stringify(answer) : bothLanguages(de, en)
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'Content-Type': isCall ? 'application/json' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'",
    'Retry-After': String(TRY_AGAIN_AFTER_SECONDS),
    // The rest of a refused body is not read, so the connection cannot be used again.
    ...(refusal === 'overloaded' ? {} : { Connection: 'close' }),
  })
  response.end(text)
}
