import type { Context, MiddlewareHandler } from 'hono'
import { AWAY_FOR_SECONDS } from '#platform/http/retry-after.ts'
import type { ApiError } from './api-error.ts'
import { bothLanguages } from './error-page.ts'

const TEXTS = {
  de: 'Das geht im Moment leider nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  en: 'Sorry, that isn’t possible right now. Please try again in a few minutes.',
}

/** For when the database is unreachable or the disk is full: the same for pages and API calls. */
export function unavailable(context: Context): Response {
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

/** Server errors without a more precise status. */
const UNEXPLAINED = 500

/**
 * Replaces a bare 500 by 503 when the site cannot work. Libraries that catch errors themselves respond with a bare
 * 500.
 */
export function reportUnavailable(canWork: () => Promise<boolean>): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status !== UNEXPLAINED || (await canWork())) return
    context.res = undefined
    context.res = unavailable(context)
  }
}
