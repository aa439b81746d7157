import type { Context, MiddlewareHandler } from 'hono'
import { includesRole, type StaffRole } from '#domain/staff/roles.ts'
import type { StaffContext, StaffEnv, StaffRoute } from '#server/admin-api/staff-route.ts'
import { apiError } from '#server/errors/errors.ts'

/** Refuses whoever's role does not include the least one of a route, but artists where it is about what is theirs. */
export function requireRole({
  role: least,
  own,
}: Pick<StaffRoute, 'role' | 'own'>): MiddlewareHandler<StaffEnv> {
  return async (context, next) => {
    const isArtist = context.get('staff').role === 'artist'
    return (isArtist ? own : mayAs(context, least)) ? next() : refuseRole(context)
  }
}

/** For what only the record or the action in question decides. */
export function mayAs(context: StaffContext, least: StaffRole): boolean {
  return includesRole(context.get('staff').role, least)
}

export function refuseRole(context: Context): Response {
  return apiError(context, 403, 'role', 'Your role does not include this.')
}
