import { z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import type { Place } from '#domain/collection/deciding/change-round.server.ts'
import { FORM_TYPE, readFields } from '#platform/http/form-fields.ts'
import { networkOf } from '#platform/http/network.ts'
import { refused } from '#server/api/describe.ts'
import type { ApiEnv } from '#server/api/route.ts'
import { fromOtherSite } from '#server/errors/errors.ts'
import { isFromElsewhere } from '#server/http/same-site.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'
import { refuseRound } from './refuse-round.ts'

export type RoundContext = Context<ApiEnv>

/** What a call about a round may be refused with. */
export const roundRefusals = {
  400: refused(400),
  403: refused(403),
  404: refused(404),
  409: refused(409),
  410: refused(410),
  422: refused(422),
  429: refused(429),
}

const SCHEME = /^Bearer +/i
const LONGEST_PART = 100

export const RoundId = z.object({ id: z.string().max(LONGEST_PART) })

export function placeOf({ database, clock }: Services, context: Context): Place {
  return { db: database.db, id: context.req.param('id') ?? '', now: clock.now() }
}

/** The owner's secret, which travels in a header so that no address and no log has it; null for a reader. */
export function secretOf(context: Context): string | null {
  const header = context.req.header('Authorization')
  return header === undefined ? null : header.replace(SCHEME, '')
}

/** Nothing keeps an answer, and only our own pages and programs may change a round. */
export function guardRounds({ origin }: Services): MiddlewareHandler {
  return async (context, next) => {
    context.header('Cache-Control', 'private, no-store')
    context.header('Referrer-Policy', 'no-referrer')
    if (context.req.method !== 'GET' && isFromElsewhere(context.req.raw, origin))
      return fromOtherSite(context)
    return next()
  }
}

/** Counts a change for its network; null when it may be made. */
export async function refuseTooMany({ rateLimits }: Services, context: RoundContext) {
  const limit = { name: 'decisions', ...site.limits.requests.decisions }
  const counting = await rateLimits.take(limit, networkOf(context.get('networkAddress')))
  return counting.outcome === 'too-many' ? refuseRound(context, counting) : null
}

/** Of JSON or a form; null for anything else, which no schema accepts. */
export async function readBody({ req }: Context): Promise<unknown> {
  if (FORM_TYPE.test(req.header('Content-Type') ?? '')) return Object.fromEntries(await readFields(req.raw))
  return req.json().catch(() => null)
}
