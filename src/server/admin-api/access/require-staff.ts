import type { MiddlewareHandler } from 'hono'
import { findToken } from '#domain/staff/tokens/tokens.server.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/durations.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimit } from '#platform/rate-limits/rate-limits.server.ts'
import type { StaffContext, StaffEnv } from '#server/admin-api/staff-route.ts'
import { apiError, fromOtherSite, tooMany } from '#server/errors/errors.ts'
import { isFromElsewhere, isFromOurPage, SAFE_METHODS } from '#server/http/same-site.ts'
import type { Services } from '#src/services.server.ts'

const BEARER = /^Bearer(?:$| +(?! ))(.*)/i
/** A program that was set up wrongly tries again and again; nobody guesses 256 bits. */
const WRONG_TOKENS: RateLimit = { name: 'wrong-tokens', most: 60, withinSeconds: HOUR_MS / 1_000 }
/** Ten in a second: enough for whole lists, page by page. */
const CALLS_OF_TOKEN: RateLimit = { name: 'token-calls', most: 600, withinSeconds: MINUTE_MS / 1_000 }

type Needs = Pick<Services, 'authService' | 'tokenList' | 'database' | 'clock' | 'rateLimits' | 'origin'>

/**
 * Who calls: somebody who is signed in, from our own pages, or a program with a token. A call with a token never counts as one
 * of whoever is signed in; it has no origin to check, since no browser adds a token by itself.
 */
export function requireStaff(needs: Needs): MiddlewareHandler<StaffEnv> {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store')
    const [, token] = BEARER.exec(context.req.header('Authorization') ?? '') ?? []
    const refusal =
      token === undefined ? await letSession(context, needs) : await letToken(context, needs, token.trim())
    return refusal ?? next()
  }
}

async function letSession(context: StaffContext, { authService, origin }: Needs): Promise<Response | null> {
  const { method, raw } = context.req
  const staff = await authService.authenticate(raw.headers)
  if (!staff) return unauthenticated(context, 'Bearer', 'Please sign in.')
  context.set('staff', staff)
  const isForeign = SAFE_METHODS.includes(method) ? isFromElsewhere(raw, origin) : !isFromOurPage(raw, origin)
  return isForeign ? fromOtherSite(context) : null
}

/** A token that is not on the list is counted before it is looked up: another instance may have made it just now. */
async function letToken(
  context: StaffContext,
  { tokenList, database, clock, rateLimits }: Needs,
  token: string,
): Promise<Response | null> {
  const take = async (limit: RateLimit, subject: string) => {
    const taking = await rateLimits.take(limit, subject)
    if (taking.outcome === 'granted') return null
    return tooMany(context, taking.retryAfterSeconds, 'There were too many calls; please wait.')
  }
  const isListed = await tokenList.has(token)
  const refusal = isListed ? null : await take(WRONG_TOKENS, networkOf(context.get('networkAddress')))
  if (refusal) return refusal
  const found = await findToken(database.db, token, clock.now())
  if (isListed !== (found !== null)) await tokenList.note(token, found !== null)
  if (!found)
    return unauthenticated(context, 'Bearer error="invalid_token"', 'This token is unknown or has ended.')
  const busy = await take(CALLS_OF_TOKEN, found.id)
  if (busy) return busy
  context.set('staff', found.staff)
  context.set('scopes', found.scopes)
  return null
}

function unauthenticated(context: StaffContext, challenge: string, message: string): Response {
  context.header('WWW-Authenticate', challenge)
  return apiError(context, 401, 'unauthenticated', message)
}
