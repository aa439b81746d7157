import { Hono, type MiddlewareHandler } from 'hono'
import type { Staff, StaffDoor } from '#domain/staff/model.ts'
import { apiError, notFound } from '#server/errors/errors.ts'
import { isFromElsewhere, isFromOurPage } from '#server/http/same-site.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import type { AdminApi, AdminNeeds } from './admin-needs.ts'
import { addHealth } from './health-routes.ts'
import { addTransfer } from './import-export-routes.ts'
import { limitStaffBodies } from './limit-bodies.ts'
import { addRecordDetailsApi } from './records/record-details-api.ts'
import { addResourceRoutes } from './records/resource-routes.ts'
import { addUploads } from './uploads/upload-routes.ts'

const READING = ['GET', 'HEAD']

/**
 * Everything below /illusde/api/admin. Whoever has no session learns nothing, not even which addresses there are; what
 * changes something is only taken from a page of ours.
 */
export function adminRoutes(needs: AdminNeeds): AdminApi {
  const api: AdminApi = new Hono()
  api.use(
    refuseStrangers(needs.staffDoor),
    refuseOtherPages(needs.origin),
    limitStaffBodies(needs.staffRecords.keys()),
  )
  addUploads(api, needs)
  addTransfer(api, needs)
  addHealth(api, needs)
  addRecordDetailsApi(api, needs)
  addResourceRoutes(api, needs)
  api.all('*', (context) => notFound(context, 'call'))
  return api
}

type Guard = MiddlewareHandler<{ Variables: RequestVariables & { staff: Staff } }>

function refuseStrangers(door: StaffDoor): Guard {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store')
    const staff = await door.whoIs(context.req.raw.headers)
    if (!staff) return apiError(context, 401, 'unauthenticated', 'Please sign in.')
    context.set('staff', staff)
    return next()
  }
}

function refuseOtherPages(origin: string): Guard {
  return async (context, next) => {
    const { method, raw } = context.req
    if (READING.includes(method) ? isFromElsewhere(raw, origin) : !isFromOurPage(raw, origin))
      return apiError(context, 403, 'forbidden', 'Pages of other sites may not send this.')
    return next()
  }
}
