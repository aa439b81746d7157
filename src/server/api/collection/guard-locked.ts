import type { Context, MiddlewareHandler } from 'hono'
import { isLocked } from '#domain/collection/protection.server.ts'
import { apiError } from '#server/errors/errors.ts'
import { readCookie } from '#server/http/read-cookie.ts'
import { apiPath, ROUND_DIGEST_END } from '#site/api-paths.ts'
import { collectionCookie } from '#site/paths/sharing-paths.ts'
import type { Services } from '#src/services.server.ts'

/** What a visitor who said the password of a shared collection was given. */
export function passOf({ req }: Context, id: string): string {
  return readCookie(req.header('Cookie') ?? '', collectionCookie(id))
}

/** Refuses every call about a collection with a password to those who have not said it. */
export function guardLocked({ database, clock }: Pick<Services, 'database' | 'clock'>): MiddlewareHandler {
  return async (context, next) => {
    const id = context.req.param('id') ?? ''
    // Mail programs end e-mails with a token of their own, and learn nothing.
    const isEndingEmails = context.req.path === apiPath(ROUND_DIGEST_END, { id })
    const needs = { db: database.db, now: clock.now() }
    if (isEndingEmails || !(await isLocked(needs, id, passOf(context, id)))) return next()
    context.header('Cache-Control', 'no-store')
    return refuseLocked(context)
  }
}

export function refuseLocked(context: Context) {
  return apiError(context, 403, 'locked', 'This collection has a password. Please open its page first.')
}
