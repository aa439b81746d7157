import type { Hono } from 'hono'
import type { Services } from '#agency/services.server.ts'
import type { Staff } from '#agency/staff/model.ts'
import type { RequestVariables } from '#server/request-variables.ts'

/** What may be asked only with a session; `context.get('staff')` says whose. */
export type AdminApi = Hono<{ Variables: RequestVariables & { staff: Staff } }>
export type AdminNeeds = Services
