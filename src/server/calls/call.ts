import type { Context, TypedResponse } from 'hono'
import type { SuccessStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { OfficeRole } from '#domain/staff/roles.ts'
import type { SignedInStaff } from '#domain/staff/staff-model.ts'
import type { RateLimit } from '#platform/rate-limits/rate-limits.server.ts'
import type { ErrorStatus } from '#server/edge/refusals.ts'
import type { Bindings, RequestVariables } from '#server/edge/request.ts'
import type { Services } from '#src/services.server.ts'

export type CallEnv = {
  Bindings: Bindings
  Variables: RequestVariables & {
    staff: SignedInStaff
    scopes?: readonly string[]
  }
}
export type CallContext<Path extends string = string> = Context<CallEnv, Path>

/** `link-holder` has entered the password of a shared collection, if any; `link-owner` has the owner's secret of it. */
export type Who = 'public' | 'link-holder' | 'link-owner' | OfficeRole

type GuardRefusal =
  | { outcome: 'forbidden' | 'malformed' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/images/:id` or `/images/{id}` is the path below its API. */
  path: string
  who: Who
  /** Artists may call it about what is their own: its handler asks `artistOf`. */
  artists?: boolean
  /** It says whether a token is enough where role, path and method do not say so. */
  tokens?: 'never' | 'any'
  readsSecret?: boolean
  /** `no-other-site` lets programs call as well. */
  from?: 'our-pages' | 'no-other-site'
  limit?: RateLimit & { message?: string }
  maxBody?: number | Readonly<Record<string, number>>
  headers?: Readonly<Record<string, string>>
  record?: string
  /** The answer is a page of these records. */
  pageOf?: string
  params?: z.ZodObject
  query?: z.ZodType
  body?: z.ZodType
  bodyTypes?: readonly string[]
  /** The handler parses these bodies itself; the keys are media types. */
  sends?: Readonly<Record<string, z.ZodType>>
  /** A person fills the body in, and is told which fields are wrong. */
  isForm?: boolean
  /** If-Match names the revision that it changes. */
  revision?: boolean
  refuse?: (context: CallContext, refusal: GuardRefusal) => Response
  answer?: z.ZodType
  /** The usual answer is 200 and JSON, with the summary as its description. */
  answered?: { status?: 201 | 202 | 204; type?: string; description?: string }
  refusals?: readonly ErrorStatus[]
  summary: string
  handler(context: CallContext, services: Services, input: Input<unknown, unknown, unknown>): unknown
}

export type Input<Params, Query, Body> = { params: Params; query: Query; body: Body; revision: string }

/** The compiler does not know the statuses of a library's response. */
export class PassedOn {
  readonly response: Response
  constructor(response: Response) {
    this.response = response
  }
}

export type Outcome<Answer, Refusals extends readonly ErrorStatus[]> =
  | Answer
  | PassedOn
  | (Response & TypedResponse<unknown, SuccessStatusCode | Refusals[number], string>)
export type JsonData = Readonly<Record<string, unknown>> | readonly unknown[]

/** JSON sends a moment as text. */
type Sent<Value> = Value extends string
  ? string extends Value
    ? Value | Date
    : Value
  : Value extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
      : Value

type Declared<
  Path extends string,
  Params,
  Query,
  Body,
  Answer,
  Refusals extends readonly ErrorStatus[],
> = Omit<Call, 'path' | 'params' | 'query' | 'body' | 'answer' | 'refusals' | 'handler'> & {
  path: Path
  params?: z.ZodObject & z.ZodType<Params>
  query?: z.ZodType<Query>
  body?: z.ZodType<Body>
  answer?: z.ZodType<unknown, Answer>
  refusals?: Refusals
  handler(
    context: CallContext<Path>,
    services: Services,
    input: Input<Params, Query, Body>,
  ):
    | Outcome<NoInfer<Sent<Answer>>, NoInfer<Refusals>>
    | Promise<Outcome<NoInfer<Sent<Answer>>, NoInfer<Refusals>>>
}

export function call<
  const Path extends string,
  Params = undefined,
  Query = undefined,
  Body = undefined,
  Answer = JsonData,
  const Refusals extends readonly ErrorStatus[] = [],
>(declared: Declared<Path, Params, Query, Body, Answer, Refusals>): Call {
  return declared
}

export function isOfStaff(who: Who): who is OfficeRole {
  return who !== 'public' && who !== 'link-holder' && who !== 'link-owner'
}
