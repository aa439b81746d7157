import type { MiddlewareHandler } from 'hono'
import { includesScope, type Scope } from '#domain/staff/tokens/scopes.ts'
import type { StaffEnv, StaffRoute } from '#server/admin-api/staff-route.ts'
import { apiError } from '#server/errors/errors.ts'

type Described = Pick<StaffRoute, 'method' | 'path' | 'role' | 'tokens'>

/** The first part of a path, without an ending such as .csv. */
const AREA = /^\/([^/.]+)/

export function areaOf(path: string): string {
  return AREA.exec(path)?.[1] ?? ''
}

/** The scope that a token needs for a call; null where any does, `never` where none is enough, as for all that only owners do. */
export function scopeOf({ method, path, role, tokens }: Described): Scope | null | 'never' {
  if (tokens === 'never' || role === 'owner') return 'never'
  if (tokens === 'any') return null
  // What readers may call changes nothing, whatever its method.
  const reach = method === 'GET' || role === 'reader' ? 'read' : 'write'
  return `${areaOf(path)}:${reach}`
}

/** Refuses programs whose token does not include a call. */
export function requireScope(route: Described): MiddlewareHandler<StaffEnv> {
  const needed = scopeOf(route)
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
