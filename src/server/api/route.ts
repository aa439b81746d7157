import { createRoute, type OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimit } from '#platform/rate-limits/rate-limits.server.ts'
import { LARGEST_BODY, limitBodies } from '#server/bodies/limit-bodies.ts'
import { fromOtherSite, tooMany } from '#server/errors/errors.ts'
import { isFromElsewhere, isFromOurPage } from '#server/http/same-site.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import type { Services } from '#src/services.server.ts'

export type ApiEnv = { Variables: RequestVariables & { services: Services } }
export type Api = OpenAPIHono<ApiEnv>

/** What a call is held to before its handler, in this order. */
export type Guards = {
  /** Calls of the staff are routes of `admin-api/staff-route.ts`. */
  role: 'public'
  /** The largest body in bytes, where that is not the usual one. */
  maxBody?: number
  /** Whether only pages of this site may call it, or programs as well, but no pages of others. */
  from?: 'our-pages' | 'no-other-site'
  /** Calls of one network, and what is said when there are more. */
  limit?: RateLimit & { message: string }
}

/** Declares a call whole: its guards, and what its document says. */
export function route<Path extends string, Config extends Omit<RouteConfig, 'path'> & { path: Path }>(
  guards: Guards,
  config: Config,
) {
  return createRoute({
    ...config,
    ...(guards.maxBody ? { [LARGEST_BODY]: guards.maxBody } : {}),
    middleware: [nameParameters(config.request?.query), ...guardsOf(guards)],
  })
}

/** The parameters that a schema parses are those that its response depends on. */
function nameParameters(query: unknown): MiddlewareHandler<ApiEnv> {
  const parameters = query instanceof z.ZodObject ? Object.keys(query.shape) : []
  return (context, next) => {
    context.set('parameters', parameters)
    return next()
  }
}

/** The same for calls whose bodies no schema describes alone. */
export function guardsOf({ maxBody, from, limit }: Guards): MiddlewareHandler<ApiEnv>[] {
  return [
    ...(maxBody ? [limitBodies(() => maxBody)] : []),
    ...(from ? [requireOrigin(from)] : []),
    ...(limit ? [limitCalls(limit)] : []),
  ]
}

function requireOrigin(from: NonNullable<Guards['from']>): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store')
    const { origin } = context.get('services')
    const { raw } = context.req
    if (from === 'our-pages' ? isFromOurPage(raw, origin) : !isFromElsewhere(raw, origin)) return next()
    return fromOtherSite(context)
  }
}

function limitCalls({ message, ...limit }: NonNullable<Guards['limit']>): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const { rateLimits } = context.get('services')
    const taking = await rateLimits.take(limit, networkOf(context.get('networkAddress')))
    return taking.outcome === 'too-many' ? tooMany(context, taking.retryAfterSeconds, message) : next()
  }
}

/** The calls that take more than the usual body: their paths as the document writes them, and how many bytes. */
export function listLargeBodies({ openAPIRegistry }: Api): { path: string; bytes: number }[] {
  return openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return []
    const bytes: unknown = Object(definition.route)[LARGEST_BODY]
    return typeof bytes === 'number' ? [{ path: definition.route.path, bytes }] : []
  })
}
