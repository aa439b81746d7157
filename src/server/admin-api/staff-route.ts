import type { Context } from 'hono'
import type { SignedInStaff } from '#domain/staff/model.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import type { Services } from '#src/services.server.ts'

export type StaffEnv = { Variables: RequestVariables & { staff: SignedInStaff } }
export type StaffContext<Path extends string = string> = Context<StaffEnv, Path>

type Answer = Response | Promise<Response>

/** One call of the staff's API, declared whole: the router, the role, the body's limit and the API's document follow. */
export type StaffRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the staff's API, as Hono writes it: `/images/:id`. */
  path: string
  /** The least role that may call it. */
  role: StaffRole
  /** What it does, in a few words. */
  summary: string
  /** The largest body in bytes, where that is more than an id and short texts. */
  maxBody?: number
  /** The record that its body, or the answer to it, is. */
  record?: string
  handler(context: StaffContext, services: Services): Answer
}

/** Declares a call; its handler knows the parameters of the path. */
export function route<const Path extends string>(
  declared: Omit<StaffRoute, 'path' | 'handler'> & {
    path: Path
    handler: (context: StaffContext<Path>, services: Services) => Answer
  },
): StaffRoute {
  return declared
}
