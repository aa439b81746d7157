import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { SignedInStaff } from '#domain/staff/model.ts'
import { includesRole, type StaffRole } from '#domain/staff/roles.ts'
import { apiError } from '#server/errors/errors.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import { STAFF_API } from '#site/paths/admin-api-path.ts'
import { LEAST_ROLES } from './roles-of-endpoints.ts'

type StaffContext = Context<{ Variables: RequestVariables & { staff: SignedInStaff } }>

/**
 * Refuses what the role of who asks does not include. The router itself says which endpoint will answer, so that no path can
 * be written in a way that one of the two reads otherwise.
 */
export function requireRole(): MiddlewareHandler<{
  Variables: RequestVariables & { staff: SignedInStaff }
}> {
  return async (context, next) => {
    // Routes for any method are middleware, and refusals of methods and unknown paths.
    const endpoint = matchedRoutes(context).find(({ method }) => method !== 'ALL')
    if (!endpoint) return next()
    const least = LEAST_ROLES.get(`${endpoint.method} ${endpoint.path.slice(STAFF_API.length)}`)
    if (!least || !includesRole(context.get('staff').role, least)) return refuseRole(context)
    return next()
  }
}

/** For what only the record or the action in question decides. */
export function mayAs(context: StaffContext, least: StaffRole): boolean {
  return includesRole(context.get('staff').role, least)
}

export function refuseRole(context: Context): Response {
  return apiError(context, 403, 'role', 'Your role does not include this.')
}
