import type { Context } from 'hono'
import type { z } from 'zod'
import type { SignedInStaff } from '#domain/staff/model.ts'
import type { OfficeRole } from '#domain/staff/roles.ts'
import { fieldErrorsOf } from '#platform/records/field-errors.ts'
import { invalid } from '#server/errors/errors.ts'
import type { Bindings, RequestVariables } from '#server/request-variables.ts'
import type { Services } from '#src/services.server.ts'
import { readFields, readRevision } from './records/read-admin-request.ts'
import { refuseBody, refuseQuery, refuseWithoutRevision } from './refusals.ts'

export type StaffEnv = {
  Bindings: Bindings
  Variables: RequestVariables & {
    staff: SignedInStaff
    /** Of the token by which a program calls; absent where somebody is signed in. */
    scopes?: readonly string[]
  }
}
export type StaffContext<Path extends string = string> = Context<StaffEnv, Path>

type Answer = Response | Promise<Response>

/** One call of the staff's API, declared whole: the router, the role, the body's limit and the API's document follow. */
export type StaffRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the staff's API, as Hono writes it: `/images/:id`. */
  path: string
  /** The least role of those who work here that may call it. */
  role: OfficeRole
  /** Whether artists may as well, about what is their own: its handler asks `artistOf`. */
  own?: boolean
  /** Whether programs may call it by a token, where its role, its path and its method do not say: never, or with any. */
  tokens?: 'never' | 'any'
  /** What it does, in a few words. */
  summary: string
  /** The largest body in bytes, where that is more than an id and short texts. */
  maxBody?: number
  /** The record that its body, or the answer to it, is. */
  record?: string
  /** The record of which its answer is a page. */
  pageOf?: string
  /** What it is asked by and what it is sent: parsed before its handler, or refused. */
  query?: z.ZodType
  body?: z.ZodType
  /** Whether a person fills that in, who is told which fields are wrong. */
  isForm?: boolean
  /** Whether it changes the revision that If-Match names. */
  revision?: boolean
  answer?: z.ZodType
  handler(context: StaffContext, services: Services): Answer
}

/** What a handler gets beside the request; `revision` is empty where the call does not ask for one. */
type Given<Body, Query> = { body: Body; query: Query; revision: string }

type Declared<Path extends string, Body, Query> = Omit<StaffRoute, 'path' | 'handler' | 'body' | 'query'> & {
  path: Path
  body?: z.ZodType<Body>
  query?: z.ZodType<Query>
  handler(context: StaffContext<Path>, services: Services, given: Given<Body, Query>): Answer
}
type AnyDeclared = Omit<StaffRoute, 'handler'> & {
  handler(context: StaffContext, services: Services, given: Given<unknown, unknown>): Answer
}

/** Declares a call; its handler knows the parameters of the path, the query, the body and the revision. */
export function route<const Path extends string, Body = undefined, Query = undefined>(
  declared: Declared<Path, Body, Query>,
): StaffRoute {
  return parsed(declared)
}

function parsed(declared: AnyDeclared): StaffRoute {
  return {
    ...declared,
    handler: async (context, services) => {
      const given = await readGiven(context, declared)
      return given instanceof Response ? given : declared.handler(context, services, given)
    },
  }
}

async function readGiven(
  context: StaffContext,
  declared: AnyDeclared,
): Promise<Given<unknown, unknown> | Response> {
  const revision = declared.revision ? readRevision(context) : ''
  if (revision === null) return refuseWithoutRevision(context)
  const query = declared.query?.safeParse(context.req.query())
  if (query?.success === false) return refuseQuery(context, query.error)
  const fields = declared.body && ((await readFields(context)) ?? undefined)
  const body = declared.body?.safeParse(fields)
  if (body?.success === false)
    return fields && declared.isForm
      ? invalid(context, { ...fieldErrorsOf(fields, body.error) })
      : refuseBody(context)
  return { revision, query: query?.data, body: body?.data }
}
