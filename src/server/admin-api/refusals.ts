import type { Context } from 'hono'
import type { z } from 'zod'
import { apiError } from '#server/errors/errors.ts'

export function refuseWithoutRevision(context: Context): Response {
  return apiError(context, 428, 'revision_needed', 'Say in If-Match which revision this change was made to.')
}

export function refuseBody(context: Context): Response {
  return apiError(context, 400, 'invalid_request', 'This is not what can be sent here.')
}

export function refuseQuery(context: Context, error?: z.ZodError): Response {
  const names = error?.issues.map(({ path, message }) => [...path.map(String), message].join(' ')).join('; ')
  return apiError(
    context,
    400,
    'invalid_request',
    names ? `This query cannot be read: ${names}.` : 'This query cannot be read.',
  )
}
