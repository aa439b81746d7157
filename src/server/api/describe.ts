import { z } from '@hono/zod-openapi'
import { route } from './route.ts'

const ErrorEntity = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      requestId: z.string().optional(),
    }),
  })
  .openapi('Error')

const refusals = {
  400: 'The request cannot be read',
  403: 'Another site sent this',
  404: 'There is no such thing',
  409: 'It cannot be done as things are now',
  410: 'It was there and is no more',
  413: 'The request is too large',
  415: 'This is not a kind of thing that can be sent here',
  503: 'Too many ask at once, or it cannot be done for now; Retry-After says when to ask again',
  422: 'Fields are missing or wrong',
  428: 'A proof of work is needed first; send again with its solution in the field proof',
  429: 'There were too many of these; Retry-After says when there may be another',
} as const

/** The OpenAPI entry of a refusal with this status. */
export function refused(status: keyof typeof refusals) {
  return { description: refusals[status], content: { 'application/json': { schema: ErrorEntity } } }
}

type Shape = z.ZodObject<Record<string, z.ZodType>>

/**
 * Describes one GET of the API: the same schemas parse its parameters and are in the OpenAPI document. `summary` says
 * in a few words what it returns.
 */
export function documentGet<
  Path extends string,
  Params extends Shape,
  Query extends Shape,
  Answer extends z.ZodType,
>(description: { path: Path; summary: string; answer: Answer; params: Params; query: Query }) {
  const { path, summary, answer, params, query } = description
  return route(
    { role: 'public' },
    {
      method: 'get',
      path,
      summary,
      request: { params, query },
      responses: {
        200: { description: summary, content: { 'application/json': { schema: answer } } },
        400: refused(400),
        404: refused(404),
      },
    },
  )
}

export const nothing = z.object({})

/** Ids are the database's: positive, at most nine digits. */
export const Id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a number')
  .transform(Number)
