import { Hono } from 'hono'
import type { StaffDoor } from '#domain/staff/model.ts'
import { apiError } from '#server/errors/errors.ts'
import { isFromOurPage } from '#server/http/same-site.ts'
import type { RequestVariables } from '#server/request-variables.ts'

const READING = ['GET', 'HEAD']

/** Signing in and out, and one's own account. What changes something is only taken from a page of ours. */
export function authRoutes({ staffDoor, origin }: { staffDoor: StaffDoor; origin: string }) {
  const api = new Hono<{ Variables: RequestVariables }>()
  api.use(async (context, next) => {
    if (READING.includes(context.req.method) || isFromOurPage(context.req.raw, origin)) return next()
    context.header('Cache-Control', 'no-store')
    return apiError(context, 403, 'forbidden', 'Pages of other sites may not send this.')
  })
  api.all('*', (context) => staffDoor.answer(context.req.raw, context.get('networkAddress')))
  return api
}
