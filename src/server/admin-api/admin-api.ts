import { Hono, type MiddlewareHandler } from 'hono'
import type { AuthService } from '#domain/staff/model.ts'
import { hasUnknownLength, limitBodies } from '#server/bodies/limit-bodies.ts'
import { apiError, fromOtherSite, methodNotAllowed, notFound } from '#server/errors/errors.ts'
import { isFromElsewhere, isFromOurPage, SAFE_METHODS } from '#server/http/same-site.ts'
import type { Services } from '#src/services.server.ts'
import { requireRole } from './access/require-role.ts'
import { ownRoutes } from './artists/own-routes.ts'
import { proposalRoutes } from './artists/proposal-routes.ts'
import { configurationRoutes } from './configuration-routes.ts'
import { describeRoutes } from './describe-routes.ts'
import { suggestionRoutes } from './desk/suggestion-routes.ts'
import { draftRoutes } from './drafts/draft-routes.ts'
import { duplicateRoutes } from './duplicates-routes.ts'
import { healthRoutes } from './health-routes.ts'
import { importExportRoutes } from './import-export-routes.ts'
import { inboxRoutes } from './inbox/inbox-routes.ts'
import { findRoutes } from './quick-search/find-routes.ts'
import { recordDetailRoutes } from './records/record-details-api.ts'
import { resourceRoutes } from './records/resource-routes.ts'
import { route, type StaffEnv, type StaffRoute } from './staff-route.ts'
import { colleagueRoutes } from './team/colleagues-routes.ts'
import { presenceRoutes } from './team/presence-routes.ts'
import { trashRoutes } from './trash/trash-routes.ts'
import { uploadRoutes } from './uploads/upload-routes.ts'

/** Most calls carry an id and short texts. */
const USUAL_BYTES = 16 * 1024

/** All calls in the order in which they are tried; those for records take what is left. */
export function staffRoutes({ adminRecords }: Pick<Services, 'adminRecords'>): StaffRoute[] {
  const routes = [
    ...uploadRoutes,
    ...importExportRoutes,
    ...healthRoutes,
    ...configurationRoutes,
    ...duplicateRoutes,
    ...suggestionRoutes,
    ...recordDetailRoutes,
    ...inboxRoutes,
    ...proposalRoutes,
    ...ownRoutes,
    ...trashRoutes,
    ...draftRoutes,
    ...colleagueRoutes,
    ...findRoutes,
    ...presenceRoutes,
    ...[...adminRecords.values()].flatMap(resourceRoutes),
  ]
  const document: StaffRoute = route({
    method: 'GET',
    path: '/openapi.json',
    role: 'reader',
    summary: 'This document',
    handler: (context, services) =>
      context.json(describeRoutes([...routes, document], services.adminRecords)),
  })
  return [document, ...routes]
}

/**
 * Everything below /illusde/api/admin. Without a session every address gives the same 401, whether it exists or not;
 * changes are only accepted from pages of this site.
 */
export function adminRoutes(services: Services): Hono<StaffEnv> {
  const api = new Hono<StaffEnv>()
  api.use(requireSession(services.authService), requireSameOrigin(services.origin))
  const routes = staffRoutes(services)
  for (const { method, path, role, maxBody = USUAL_BYTES, handler } of routes)
    api.on(method, path, requireRole(role), limitBody(maxBody), (context) => handler(context, services))
  for (const [path, same] of Map.groupBy(routes, ({ path }) => path)) {
    const methods = same.map(({ method }) => method)
    api.all(
      path,
      limitBody(USUAL_BYTES),
      methodNotAllowed(methods.includes('GET') ? ['HEAD', ...methods] : methods),
    )
  }
  api.all('*', limitBody(USUAL_BYTES), (context) => notFound(context, 'call'))
  return api
}

function requireSession(authService: AuthService): MiddlewareHandler<StaffEnv> {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store')
    const staff = await authService.authenticate(context.req.raw.headers)
    if (!staff) return apiError(context, 401, 'unauthenticated', 'Please sign in.')
    context.set('staff', staff)
    return next()
  }
}

function requireSameOrigin(origin: string): MiddlewareHandler {
  return async (context, next) => {
    const { method, raw } = context.req
    if (SAFE_METHODS.includes(method) ? isFromElsewhere(raw, origin) : !isFromOurPage(raw, origin))
      return fromOtherSite(context)
    return next()
  }
}

/** Bodies come from the admin itself, which sends Content-Length; one without it is refused unread. */
function limitBody(largest: number): MiddlewareHandler {
  const limit = limitBodies(() => largest)
  return async (context, next) => {
    if (!hasUnknownLength(context)) return limit(context, next)
    context.header('Connection', 'close')
    return apiError(context, 400, 'invalid_request', 'Say how long this is before you send it.')
  }
}
