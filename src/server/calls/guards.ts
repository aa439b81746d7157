import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { isLocked } from '#domain/collection/protection.server.ts'
import { includesRole, type OfficeRole } from '#domain/staff/roles.ts'
import { includesScope, type Scope } from '#domain/staff/token-model.ts'
import { findToken } from '#domain/staff/tokens.server.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/durations.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimit } from '#platform/rate-limits/rate-limits.server.ts'
import { apiError, fromOtherSite, methodNotAllowed, notFound, tooMany } from '#server/edge/refusals.ts'
import { isFromElsewhere, isFromOurPage, readCookie, SAFE_METHODS } from '#server/edge/request.ts'
import { collectionCookie } from '#site/further-paths.ts'
import type { Services } from '#src/services.server.ts'
import { hasUnknownLength, largestBodyOf, limitBodies, readInput } from './bodies.ts'
import { type Call, type CallContext, type CallEnv, isOfStaff, PassedOn } from './call.ts'

const SCHEME = /^Bearer +/i
const BEARER = /^Bearer(?:$| +(?! ))(.*)/i
/** A program that was set up wrongly tries again and again; nobody guesses 256 bits. */
const WRONG_TOKENS: RateLimit = { name: 'wrong-tokens', most: 60, withinSeconds: HOUR_MS / 1_000 }
/** Whole lists can be read with ten calls in a second. */
const CALLS_OF_TOKEN: RateLimit = { name: 'token-calls', most: 600, withinSeconds: MINUTE_MS / 1_000 }

type GuardsNeeds = Pick<
  Services,
  'authService' | 'tokenList' | 'database' | 'clock' | 'rateLimits' | 'origin'
>
const USUAL_STAFF_BYTES = 16 * 1024

type Guard = MiddlewareHandler<CallEnv>

function guardsOf(call: Call, services: Services): Guard[] {
  const { who, from, limit } = call
  if (isOfStaff(who)) return [requireScope(call), requireRole(call), limitStaffBody(call)]
  return [
    prepare(call),
    ...(who === 'public' ? [] : [requireUnlocked(services)]),
    ...(Number.isFinite(largestBodyOf(call))
      ? [limitBodies((context) => largestBodyOf(call, context) ?? 0)]
      : []),
    ...(from ? [requireOrigin(from, services)] : []),
    ...(who === 'link-owner' ? [requireSecret(call)] : []),
    ...(limit ? [limitCalls(call, limit, services)] : []),
  ]
}

/** A response depends on those parameters that the call's schema parses. */
function prepare({ query, headers = {} }: Call): Guard {
  const parameters = Object.keys(Object(query).shape ?? {})
  return (context, next) => {
    context.set('parameters', parameters)
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    return next()
  }
}

function requireOrigin(from: NonNullable<Call['from']>, { origin }: Services): Guard {
  return async (context, next) => {
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
    const { raw } = context.req
    if (from === 'our-pages' ? isFromOurPage(raw, origin) : !isFromElsewhere(raw, origin)) return next()
    return fromOtherSite(context)
  }
}

function limitCalls({ refuse }: Call, limit: NonNullable<Call['limit']>, { rateLimits }: Services): Guard {
  const { message = '', ...rateLimit } = limit
  return async (context, next) => {
    const taking = await rateLimits.take(rateLimit, networkOf(context.get('networkAddress')))
    if (taking.outcome === 'granted') return next()
    return refuse ? refuse(context, taking) : tooMany(context, taking.retryAfterSeconds, message)
  }
}

export function passOf({ req }: Context, id: string): string {
  return readCookie(req.header('Cookie') ?? '', collectionCookie(id))
}

function requireUnlocked({ database, clock }: Services): Guard {
  return async (context, next) => {
    const id = context.req.param('id') ?? ''
    const needs = { db: database.db, now: clock.now() }
    if (!(await isLocked(needs, id, passOf(context, id)))) return next()
    context.header('Cache-Control', 'no-store')
    return refuseLocked(context)
  }
}

export function refuseLocked(context: Context) {
  return apiError(context, 403, 'locked', 'This collection has a password. Please open its page first.')
}

/** The secret travels in a header, so that no address and no log has it. Returns null for a reader. */
export function secretOf({ req }: Context): string | null {
  return req.header('Authorization')?.replace(SCHEME, '') ?? null
}

function requireSecret({ refuse }: Call): Guard {
  return async (context, next) => {
    if (secretOf(context) !== null) return next()
    return (
      refuse?.(context, { outcome: 'forbidden' }) ??
      apiError(context, 403, 'forbidden', 'This needs a secret.')
    )
  }
}

/** Bodies come from the admin itself, which sends Content-Length; one without it is refused unread. */
export function limitStaffBody(call: Pick<Call, 'maxBody'>): Guard {
  const limit = limitBodies((context) => largestBodyOf(call, context) ?? USUAL_STAFF_BYTES)
  return async (context, next) => {
    if (!hasUnknownLength(context)) return limit(context, next)
    context.header('Connection', 'close')
    return apiError(context, 400, 'invalid_request', 'Say how long this is before you send it.')
  }
}

/** A token never counts as whoever is signed in. It has no origin to check: no browser adds one by itself. */
export function requireStaff(needs: GuardsNeeds): MiddlewareHandler<CallEnv> {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store')
    const [, token] = BEARER.exec(context.req.header('Authorization') ?? '') ?? []
    const refusal =
      token === undefined ? await letSession(context, needs) : await letToken(context, needs, token.trim())
    return refusal ?? next()
  }
}

async function letSession(
  context: CallContext,
  { authService, origin }: GuardsNeeds,
): Promise<Response | null> {
  const { method, raw } = context.req
  const staff = await authService.authenticate(raw.headers)
  if (!staff) return unauthenticated(context, 'Bearer', 'Please sign in.')
  context.set('staff', staff)
  const isForeign = SAFE_METHODS.includes(method) ? isFromElsewhere(raw, origin) : !isFromOurPage(raw, origin)
  return isForeign ? fromOtherSite(context) : null
}

/** A token that is not on the list is counted before it is looked up: another instance may have made it just now. */
async function letToken(
  context: CallContext,
  { tokenList, database, clock, rateLimits }: GuardsNeeds,
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

function unauthenticated(context: CallContext, challenge: string, message: string): Response {
  context.header('WWW-Authenticate', challenge)
  return apiError(context, 401, 'unauthenticated', message)
}

function requireRole({ who, artists }: Call): Guard {
  return async (context, next) => {
    const isArtist = context.get('staff').role === 'artist'
    return (isArtist ? artists : isOfStaff(who) && mayAs(context, who)) ? next() : refuseRole(context)
  }
}

export function mayAs(context: CallContext, least: OfficeRole): boolean {
  return includesRole(context.get('staff').role, least)
}

export function refuseRole(context: Context) {
  return apiError(context, 403, 'role', 'Your role does not include this.')
}

const AREA = /^\/([^/.]+)/

export function areaOf(path: string): string {
  return AREA.exec(path)?.[1] ?? ''
}

/** Returns null where any token does, and `never` where none is enough. */
export function scopeOf({
  method,
  path,
  who,
  tokens,
}: Pick<Call, 'method' | 'path' | 'who' | 'tokens'>): Scope | null | 'never' {
  if (tokens === 'never' || who === 'owner') return 'never'
  if (tokens === 'any') return null
  // A call that readers may make changes nothing, whatever its method.
  const reach = method === 'GET' || who === 'reader' ? 'read' : 'write'
  return `${areaOf(path)}:${reach}`
}

function requireScope(call: Call): Guard {
  const needed = scopeOf(call)
  return async (context, next) => {
    const scopes = context.get('scopes')
    if (!scopes || needed === null) return next()
    if (needed === 'never')
      return apiError(context, 403, 'session_needed', 'This is only for somebody who is signed in.')
    if (includesScope(scopes, needed)) return next()
    context.header('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${needed}"`)
    return apiError(context, 403, 'scope', `This token does not include ${needed}.`)
  }
}

type Options = {
  /** All addresses of the API pass this first, whether they exist or not. */
  before?: MiddlewareHandler<CallEnv>
  beforeRefusal?: MiddlewareHandler<CallEnv>
}

const pass: MiddlewareHandler<CallEnv> = (_, next) => next()

export function openCalls(
  calls: readonly Call[],
  services: Services,
  { before = pass, beforeRefusal = pass }: Options = {},
): Hono<CallEnv> {
  const api = new Hono<CallEnv>()
  api.use(before)
  routeCalls(api, calls, services)
  for (const [path, same] of Map.groupBy(calls, (call) => toHonoPath(call.path))) {
    const methods = [...new Set(same.map(({ method }) => String(method)))]
    if (methods.includes('GET')) methods.push('HEAD')
    api.all(path, beforeRefusal, methodNotAllowed(methods))
  }
  api.all('*', beforeRefusal, (context) => notFound(context, 'call'))
  return api
}

export function routeCalls(
  routes: Pick<Hono<CallEnv>, 'on'>,
  calls: readonly Call[],
  services: Services,
): void {
  for (const call of calls) {
    routes.on(call.method, [toHonoPath(call.path)], ...guardsOf(call, services), (context) =>
      answer(call, context, services),
    )
  }
}

async function answer(call: Call, context: CallContext, services: Services): Promise<Response> {
  const input = await readInput(context, call)
  if (input instanceof Response) return input
  const outcome = await call.handler(context, services, input)
  if (outcome instanceof Response) return outcome
  if (outcome instanceof PassedOn) return outcome.response
  const { status = 200 } = call.answered ?? {}
  return context.json(Object(outcome), status === 204 ? 200 : status)
}

function toHonoPath(path: string): string {
  return path.replaceAll(/\/\{(\w+)\}/g, '/:$1')
}
