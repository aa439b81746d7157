import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { StaffDoor } from '#agency/staff/model.ts'
import { apiError, tooLarge } from '#server/errors.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import { isFromOurPage } from '#server/same-site.ts'

/** A passkey's answer is the largest, and has a few thousand. */
const LARGEST_BODY_BYTES = 64 * 1024
const READING = ['GET', 'HEAD']

/** Signing in and out, and one's own account. What changes something is only taken from a page of ours. */
export function authRoutes({ staffDoor, origin }: { staffDoor: StaffDoor; origin: string }) {
  const api = new Hono<{ Variables: RequestVariables }>()
  api.use(async (context, next) => {
    if (READING.includes(context.req.method) || isFromOurPage(context.req.raw, origin)) return next()
    context.header('Cache-Control', 'no-store')
    return apiError(context, 403, 'forbidden', 'Pages of other sites may not send this.')
  })
  api.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: (context) => tooLarge(context, 'request') }))
  api.all('*', (context) => staffDoor.answer(context.req.raw, context.get('networkAddress')))
  return api
}
