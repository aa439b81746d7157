import type { MiddlewareHandler } from 'hono'
import { apiError, tooLarge } from '#server/errors.ts'

/** The longest texts of a record in both languages, each letter in as many bytes as it can take, and then some. */
const LARGEST_BODY_BYTES = 2 * 1024 * 1024

/** Refuses what is too large before any of it is read. A length that is said is held to by the server itself. */
export const limitBody: MiddlewareHandler = async (context, next) => {
  if (context.req.header('Transfer-Encoding') !== undefined)
    return apiError(context, 400, 'invalid_request', 'Say how long this is before you send it.')
  if (Number(context.req.header('Content-Length') ?? 0) > LARGEST_BODY_BYTES)
    return tooLarge(context, 'record')
  return next()
}
