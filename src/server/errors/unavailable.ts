import type { Context, MiddlewareHandler } from 'hono'
import { AWAY_FOR_SECONDS } from '#platform/http/retry-after.ts'
import type { ApiError } from './api-error.ts'
import { bothLanguages } from './error-page.ts'

const SENTENCES = {
  de: 'Das geht im Moment leider nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  en: 'Sorry, this is not possible at the moment. Please try again in a few minutes.',
}

/** The database is away, or the disk is full: said alike by pages and calls. */
export function unavailable(context: Context): Response {
  context.header('Retry-After', String(AWAY_FOR_SECONDS))
  context.header('Cache-Control', 'no-store')
  const { de, en } = SENTENCES
  if (!context.req.path.startsWith('/illusde/')) return context.html(bothLanguages(de, en), 503)
  const body: ApiError = { error: { code: 'unavailable', message: `${de} / ${en}` } }
  return context.json(body, 503)
}

/** Faults of the server that are not said to be anything else. */
const UNEXPLAINED = 500

/**
 * Libraries that catch errors themselves answer with a bare 500. Where the site cannot work at that moment, that is the
 * reason, and it is said.
 */
export function explainFailures(canWork: () => Promise<boolean>): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status !== UNEXPLAINED || (await canWork())) return
    context.res = undefined
    context.res = unavailable(context)
  }
}
