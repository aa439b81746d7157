import type { Context, MiddlewareHandler } from 'hono'
import { LARGEST_LIST_BYTES } from '#domain/import-export/reading/read-list.server.ts'
import { LARGEST_UPLOAD_BYTES } from '#domain/uploads/model.ts'
import { STAFF_API } from '#platform/records/admin-api-path.ts'
import { hasUnknownLength, limitBodies } from '#server/bodies/limit-bodies.ts'
import { apiError } from '#server/errors/errors.ts'

/** An id and a few words: what most calls bring. */
const USUAL_BYTES = 16 * 1024
/** The longest texts of a record in both languages, each letter in as many bytes as it can take, and then some. */
const LARGEST_RECORD_BYTES = 2 * 1024 * 1024
/** What stands around the lists in a form. */
const FORM_AROUND_BYTES = 64 * 1024

/**
 * Stands before all calls of the staff. They come from our own program, which says how long each is: what does not is
 * refused without being read.
 */
export function limitStaffBodies(resources: Iterable<string>): MiddlewareHandler {
  const larger: readonly (readonly [RegExp, number])[] = [
    [new RegExp(`^/(?:${[...resources].join('|')})(?:/[^/]+)?$`), LARGEST_RECORD_BYTES],
    [/^\/artists\/[^/]+\/order$/, LARGEST_RECORD_BYTES],
    [/^\/import$/, LARGEST_LIST_BYTES + FORM_AROUND_BYTES],
    // A file may come in one part.
    [/^\/uploads\/files(?:\/[^/]+)?$/, LARGEST_UPLOAD_BYTES],
  ]
  const limit = limitBodies(({ req }: Context) => {
    const path = req.path.slice(STAFF_API.length)
    return larger.find(([pattern]) => pattern.test(path))?.[1] ?? USUAL_BYTES
  })
  return async (context, next) => {
    if (!hasUnknownLength(context)) return limit(context, next)
    context.header('Connection', 'close')
    return apiError(context, 400, 'invalid_request', 'Say how long this is before you send it.')
  }
}
