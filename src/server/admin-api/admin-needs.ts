import type { Hono } from 'hono'
import type { SignedInStaff } from '#domain/staff/model.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import type { Services } from '#src/services.server.ts'

/** Routes that need a session; `context.get('staff')` is its member of staff. */
export type AdminApi = Hono<{ Variables: RequestVariables & { staff: SignedInStaff } }>
export type AdminNeeds = Services
