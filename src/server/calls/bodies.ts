import type { Context, MiddlewareHandler, Next } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { fieldErrorsOf } from '#platform/fields/answers.ts'
import { FORM_TYPE, readFields as readFormFields, valuesOf } from '#platform/http/form-fields.ts'
import { apiError, invalid, notFound, tooLarge } from '#server/edge/refusals.ts'
import { SAFE_METHODS } from '#server/edge/request.ts'
import { STAFF_API } from '#site/api-paths.ts'
import { type Call, type CallContext, type Input, isOfStaff } from './call.ts'

/** A passkey's response is the largest usual body, at a few thousand bytes. Calls may have stricter limits. */
const USUAL_BYTES = 64 * 1024
/** Calls of the staff are limited after the sign-in, so that responses tell nothing about which calls exist. */
const BEHIND_SIGN_IN = Number.POSITIVE_INFINITY
export const JSON_TYPE = 'application/json'
export const FORM_FIELDS_TYPE = 'application/x-www-form-urlencoded'
export const FieldValues = z.record(z.string(), z.unknown())
/** `?ids=3,5,8` has one to `most` ids, and their order is kept. */
export const idList = <Id extends z.ZodType<unknown, string>>(id: Id, most: number) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(id).min(1).max(most))

/** The reader of a form counts its parts, and refuses with the form's own texts. */
export const COUNTED_BY_READER = Number.POSITIVE_INFINITY
/** Up to this size a refused body is read all the same, so that the connection can be reused. */
const WORTH_TAKING_IN_BYTES = 64 * 1024

/** A larger Content-Length is refused unread; a body of unknown length is counted as it arrives. */
export function limitBodies(largestOf: (context: Context) => number): MiddlewareHandler {
  return async (context, next) => {
    const largest = largestOf(context)
    // Node enforces a declared length.
    const declared = Number(context.req.header('Content-Length') ?? 0)
    if (declared > largest) return tooLarge(context, 'request')
    if (hasUnknownLength(context)) return countAsItComes(context, next, largest)
    await next()
    // A large refused body was not read; reading the rest only to keep the connection would cost more than a new one.
    if (declared > WORTH_TAKING_IN_BYTES && context.res.status >= 400) endAfter(context)
  }
}

async function countAsItComes(context: Context, next: Next, largest: number): Promise<Response | undefined> {
  const counted = countBody(context.req.raw, largest)
  if (!counted) {
    const refusal = apiError(context, 400, 'invalid_request', `A ${SAFE_METHODS.join(' or ')} has no body.`)
    refusal.headers.set('Connection', 'close')
    return refusal
  }
  context.req.raw = counted.request
  await next()
  if (counted.state() === 'too-large') {
    const refusal = tooLarge(context, 'request')
    // A response that came of half a body must not be merged with this one.
    context.res = undefined
    context.res = refusal
  } else if (counted.state() === 'arriving') endAfter(context)
  return undefined
}

function endAfter(context: Context): void {
  context.res.headers.set('Connection', 'close')
}

export function hasUnknownLength(context: Context): boolean {
  return context.req.header('Transfer-Encoding') !== undefined
}

function countBody(request: Request, largest: number) {
  const { url, method, headers, body, signal } = request
  if (SAFE_METHODS.includes(method) || !body) return null
  let state: 'arriving' | 'read' | 'too-large' = 'arriving'
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, out) => {
      bytes += chunk.length
      if (bytes > largest) state = 'too-large'
      if (state === 'too-large') throw new HTTPException(413)
      out.enqueue(chunk)
    },
    flush: () => {
      state = 'read'
    },
  })
  const counted: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body: body.pipeThrough(counting),
    signal,
    duplex: 'half',
  }
  return { request: new Request(url, counted), state: () => state }
}

export function largestBodyOf({ maxBody }: Pick<Call, 'maxBody'>, context?: Context): number | undefined {
  if (typeof maxBody !== 'object') return maxBody
  const type = context?.req.header('Content-Type') ?? ''
  const [, ofType] = Object.entries(maxBody).find(([name]) => type.toLowerCase().startsWith(name)) ?? []
  return ofType ?? (context ? Math.min(...Object.values(maxBody)) : Math.max(...Object.values(maxBody)))
}

export function limitByPath(calls: readonly Pick<Call, 'path' | 'maxBody'>[]): (context: Context) => number {
  const larger = calls.flatMap((call) => {
    const bytes = largestBodyOf(call)
    return bytes && bytes > USUAL_BYTES ? [{ pattern: patternOf(call.path), bytes }] : []
  })
  return ({ req }) => {
    if (req.path === STAFF_API || req.path.startsWith(`${STAFF_API}/`)) return BEHIND_SIGN_IN
    return larger.find(({ pattern }) => pattern.test(req.path))?.bytes ?? USUAL_BYTES
  }
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (/^[:{]/.test(part) ? '[^/]+' : part.replaceAll('.', '[.]')))
  return new RegExp(`^${parts.join('/')}$`)
}

export async function readInput(
  context: CallContext,
  call: Omit<Call, 'handler'>,
): Promise<Input<unknown, unknown, unknown> | Response> {
  const revision = call.revision ? readRevision(context) : ''
  if (revision === null) return refuseWithoutRevision(context)
  const params = call.params?.safeParse(context.req.param())
  if (params?.success === false) return refuseParameters(context, call, params.error)
  const query = call.query?.safeParse(queryOf(context))
  if (query?.success === false) return refuseParameters(context, call, query.error)
  const input = call.body && (await parseInput(context, call))
  const body = input === null ? null : call.body?.safeParse(input)
  if (body === null || body?.success === false) return refuseBody(context, call, input, body?.error)
  return { revision, params: params?.data, query: query?.data, body: body?.data }
}

/** Anything but a JSON object counts as no body for staff; an empty body of others has no fields. */
async function parseInput(context: CallContext, { who, bodyTypes = [JSON_TYPE] }: Omit<Call, 'handler'>) {
  if (isOfStaff(who)) return (await readFields(context)) ?? undefined
  const body = await readBody(context, bodyTypes)
  return body === undefined ? {} : body
}

function queryOf({ req }: Context): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(req.queries()).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  )
}

/** An unknown language in a path is no address; any other parameter that cannot be parsed is 400. */
function refuseParameters(context: CallContext, { who }: Pick<Call, 'who'>, error: z.ZodError): Response {
  if (isOfStaff(who)) return refuseQuery(context, error)
  const [issue] = error.issues
  const name = issue?.path.join('.') ?? ''
  const isInPath = context.req.param(name) !== undefined
  if (isInPath && name === 'lang') return notFound(context, 'language')
  return apiError(context, 400, 'invalid_request', `${name} ${issue?.message}.`)
}

function refuseBody(
  context: CallContext,
  { who, isForm, refuse }: Pick<Call, 'who' | 'isForm' | 'refuse'>,
  input: unknown,
  error?: z.ZodError,
): Response {
  if (refuse) return refuse(context, { outcome: 'malformed' })
  const fields = isForm ? FieldValues.safeParse(input).data : undefined
  if (fields && error) return invalid(context, { ...fieldErrorsOf(fields, error) })
  if (isOfStaff(who)) return refuseFields(context)
  const [issue] = error?.issues ?? []
  if (!issue) return apiError(context, 400, 'invalid_request', 'This request cannot be read.')
  return apiError(context, 400, 'invalid_request', `${issue.path.join('.')} ${issue.message}.`)
}

export function refuseFields(context: Context) {
  return apiError(context, 400, 'invalid_request', 'This is not what can be sent here.')
}

export function refuseQuery(context: Context, error?: z.ZodError) {
  const names = error?.issues.map(({ path, message }) => [...path.map(String), message].join(' ')).join('; ')
  const sentence = names ? `This query cannot be read: ${names}.` : 'This query cannot be read.'
  return apiError(context, 400, 'invalid_request', sentence)
}

function refuseWithoutRevision(context: Context) {
  return apiError(context, 428, 'revision_needed', 'Say in If-Match which revision this change was made to.')
}

export async function readFields(context: Context): Promise<Record<string, unknown> | null> {
  return FieldValues.safeParse(parseJson(await context.req.text())).data ?? null
}

export function readRevision(context: Context): string | null {
  return /^(?:W\/)?"([^"]*)"$/.exec(context.req.header('If-Match')?.trim() ?? '')?.[1] ?? null
}

/** Returns null where the body cannot be read, undefined where it is empty. */
export async function readBody({ req }: Context, types: readonly string[]): Promise<unknown> {
  const sent = req.header('Content-Type')
  const isSent = types.some((type) => sent?.toLowerCase().startsWith(type))
  if (isSent && FORM_TYPE.test(sent ?? '')) return valuesOf(await readFormFields(req.raw))
  const text = await req.text()
  if (text === '') return undefined
  return isSent ? parseJson(text) : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
