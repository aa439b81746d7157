import type { Context, MiddlewareHandler } from 'hono'
import { LARGEST_LIST_BYTES } from '#domain/import-export/reading/read-list.server.ts'
import { LARGEST_UPLOAD_BYTES } from '#domain/uploads/model.ts'
import { hasUnknownLength, limitBodies } from '#server/bodies/limit-bodies.ts'
import { apiError } from '#server/errors/errors.ts'
import { STAFF_API } from '#site/paths/admin-api-path.ts'

/** Most calls carry an id and short texts. */
const USUAL_BYTES = 16 * 1024
/** The longest texts of a record in both languages at their largest encoding, with some margin. */
const LARGEST_RECORD_BYTES = 2 * 1024 * 1024
/** The form's own parts around the lists. */
const FORM_AROUND_BYTES = 64 * 1024

/**
 * Limits the bodies of all admin calls. They come from the admin itself, which sends Content-Length; a body without
 * it is refused unread.
 */
export function limitAdminBodies(resources: Iterable<string>): MiddlewareHandler {
  const larger: readonly (readonly [RegExp, number])[] = [
    [new RegExp(`^/(?:${[...resources].join('|')})(?:/[^/]+)?$`), LARGEST_RECORD_BYTES],
    [/^\/artists\/[^/]+\/order$/, LARGEST_RECORD_BYTES],
    [/^\/drafts\/[^/]+\/[^/]+$/, LARGEST_RECORD_BYTES],
    // The reply itself says how long it may be.
    [/^\/(?:enquiries|applications)\/[^/]+\/replies$/, LARGEST_RECORD_BYTES],
    [/^\/import$/, LARGEST_LIST_BYTES + FORM_AROUND_BYTES],
    // A file may be sent in one part.
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
