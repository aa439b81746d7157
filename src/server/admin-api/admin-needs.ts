import type { Hono } from 'hono'
import type { Staff } from '#domain/staff/model.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import type { Services } from '#src/services.server.ts'

/** What may be asked only with a session; `context.get('staff')` says whose. */
export type AdminApi = Hono<{ Variables: RequestVariables & { staff: Staff } }>
export type AdminNeeds = Services
