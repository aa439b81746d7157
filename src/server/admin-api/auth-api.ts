import { Hono } from 'hono'
import type { AuthService } from '#domain/staff/model.ts'
import { fromOtherSite } from '#server/errors/errors.ts'
import { isFromOurPage, SAFE_METHODS } from '#server/http/same-site.ts'
import type { RequestVariables } from '#server/request-variables.ts'

/** Signing in and out, and the own account. Changes are only accepted from pages of this site. */
export function authRoutes({ authService, origin }: { authService: AuthService; origin: string }) {
  const api = new Hono<{ Variables: RequestVariables }>()
  api.use(async (context, next) => {
    if (SAFE_METHODS.includes(context.req.method) || isFromOurPage(context.req.raw, origin)) return next()
    context.header('Cache-Control', 'no-store')
    return fromOtherSite(context)
  })
  api.all('*', (context) => authService.handle(context.req.raw, context.get('networkAddress')))
  return api
}
