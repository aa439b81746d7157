import { Hono, type MiddlewareHandler } from 'hono'
import { hasUnknownLength, limitBodies } from '#server/bodies/limit-bodies.ts'
import { apiError, methodNotAllowed, notFound } from '#server/errors/errors.ts'
import type { Services } from '#src/services.server.ts'
import { requireRole } from './access/require-role.ts'
import { requireStaff } from './access/require-staff.ts'
import { requireScope } from './access/scope-of-route.ts'
import { ownRoutes } from './artists/own-routes.ts'
import { proposalRoutes } from './artists/proposal-routes.ts'
import { configurationRoutes } from './configuration-routes.ts'
import { deliveryRoutes } from './deliveries/delivery-routes.ts'
import { describeRoutes } from './describe-routes.ts'
import { suggestionRoutes } from './desk/suggestion-routes.ts'
import { draftRoutes } from './drafts/draft-routes.ts'
import { duplicateRoutes } from './duplicates-routes.ts'
import { healthRoutes } from './health-routes.ts'
import { importExportRoutes } from './import-export-routes.ts'
import { inboxRoutes } from './inbox/inbox-routes.ts'
import { tokenRoutes } from './programs/token-routes.ts'
import { webhookRoutes } from './programs/webhook-routes.ts'
import { findRoutes } from './quick-search/find-routes.ts'
import { recordDetailRoutes } from './records/record-details-api.ts'
import { resourceRoutes } from './records/resource-routes.ts'
import { route, type StaffEnv, type StaffRoute } from './staff-route.ts'
import { statisticsRoutes } from './statistics/statistics-routes.ts'
import { colleagueRoutes } from './team/colleagues-routes.ts'
import { presenceRoutes } from './team/presence-routes.ts'
import { trashRoutes } from './trash/trash-routes.ts'
import { uploadRoutes } from './uploads/upload-routes.ts'

/** Most calls carry an id and short texts. */
const USUAL_BYTES = 16 * 1024

/** All calls in the order in which they are tried; those for records take what is left. */
export function staffRoutes({ adminRecords }: Pick<Services, 'adminRecords'>): StaffRoute[] {
  const routes: StaffRoute[] = [
    ...uploadRoutes,
    ...deliveryRoutes,
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
    ...tokenRoutes(() => routes),
    ...webhookRoutes,
    ...statisticsRoutes,
    ...[...adminRecords.values()].flatMap(resourceRoutes),
  ]
  const document: StaffRoute = route({
    method: 'GET',
    path: '/openapi.json',
    role: 'reader',
    tokens: 'any',
    summary: 'This document',
    handler: (context, services) =>
      context.json(describeRoutes([...routes, document], services.adminRecords)),
  })
  return [document, ...routes]
}

/**
 * Everything below /illusde/api/admin. Without a session or a token every address gives the same 401, whether it exists or
 * not; with a session, changes are only accepted from pages of this site.
 */
export function adminRoutes(services: Services): Hono<StaffEnv> {
  const api = new Hono<StaffEnv>()
  api.use(requireStaff(services))
  const routes = staffRoutes(services)
  for (const route of routes) {
    const { method, path, maxBody = USUAL_BYTES, handler } = route
    api.on(method, path, requireScope(route), requireRole(route), limitBody(maxBody), (context) =>
      handler(context, services),
    )
  }
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

/** Bodies come from the admin itself, which sends Content-Length; one without it is refused unread. */
function limitBody(largest: number): MiddlewareHandler {
  const limit = limitBodies(() => largest)
  return async (context, next) => {
    if (!hasUnknownLength(context)) return limit(context, next)
    context.header('Connection', 'close')
    return apiError(context, 400, 'invalid_request', 'Say how long this is before you send it.')
  }
}
