import { Hono, type MiddlewareHandler } from 'hono'
import type { AuthService, SignedInStaff } from '#domain/staff/model.ts'
import { apiError, notFound } from '#server/errors/errors.ts'
import { isFromElsewhere, isFromOurPage } from '#server/http/same-site.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import { requireRole } from './access/require-role.ts'
import type { AdminApi, AdminNeeds } from './admin-needs.ts'
import { addConfiguration } from './configuration-routes.ts'
import { addSuggestions } from './desk/suggestion-routes.ts'
import { addDrafts } from './drafts/draft-routes.ts'
import { addDuplicates } from './duplicates-routes.ts'
import { addHealth, addToday } from './health-routes.ts'
import { addImportExport } from './import-export-routes.ts'
import { addInbox } from './inbox/inbox-routes.ts'
import { limitAdminBodies } from './limit-bodies.ts'
import { addFind } from './quick-search/find-routes.ts'
import { addRecordDetailsApi } from './records/record-details-api.ts'
import { addResourceRoutes } from './records/resource-routes.ts'
import { addColleagues } from './team/colleagues-routes.ts'
import { addPresence } from './team/presence-routes.ts'
import { addTrash } from './trash/trash-routes.ts'
import { addUploads } from './uploads/upload-routes.ts'

const SAFE_METHODS = ['GET', 'HEAD']

/**
 * Everything below /illusde/api/admin. Without a session every address gives the same 401, whether it exists or not;
 * changes are only accepted from pages of this site.
 */
export function adminRoutes(needs: AdminNeeds): AdminApi {
  const api: AdminApi = new Hono()
  api.use(
    requireSession(needs.authService),
    requireSameOrigin(needs.origin),
    requireRole(),
    limitAdminBodies(needs.adminRecords.keys()),
  )
  addUploads(api, needs)
  addImportExport(api, needs)
  addHealth(api, needs)
  addToday(api, needs)
  addConfiguration(api, needs)
  addDuplicates(api, needs)
  addSuggestions(api, needs)
  addRecordDetailsApi(api, needs)
  addInbox(api, needs)
  addTrash(api, needs)
  addDrafts(api, needs)
  addColleagues(api, needs)
  addFind(api, needs)
  addPresence(api, needs)
  addResourceRoutes(api, needs)
  api.all('*', (context) => notFound(context, 'call'))
  return api
}

type Guard = MiddlewareHandler<{ Variables: RequestVariables & { staff: SignedInStaff } }>

function requireSession(authService: AuthService): Guard {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store')
    const staff = await authService.authenticate(context.req.raw.headers)
    if (!staff) return apiError(context, 401, 'unauthenticated', 'Please sign in.')
    context.set('staff', staff)
    return next()
  }
}

function requireSameOrigin(origin: string): Guard {
  return async (context, next) => {
    const { method, raw } = context.req
    if (SAFE_METHODS.includes(method) ? isFromElsewhere(raw, origin) : !isFromOurPage(raw, origin))
      return apiError(context, 403, 'forbidden', 'Pages of other sites may not send this.')
    return next()
  }
}
