import type { Context } from 'hono'
import { STAFF_API } from '#platform/records/admin-api-path.ts'
import { APPLICATIONS, apiPath, COLLECTIONS, ENQUIRIES, IMAGE_SEARCH } from '#site/api-paths.ts'
import { LARGEST_COLLECTION_BYTES } from './api/collection/collection-api.ts'
import { LARGEST_REFERENCE_BYTES } from './api/search/reference-api.ts'
import { pathsOfLongForms } from './pages/pages.ts'

/** A passkey's answer is the largest of the usual calls, and has a few thousand. Routes may be stricter by themselves. */
const USUAL_BYTES = 64 * 1024
/** Their reader counts what it takes in by parts, and answers in the words of the form. */
const COUNTED_BY_READER = Number.POSITIVE_INFINITY
/** Staff's calls have limits of their own, behind the door: strangers shall not learn which there are. */
const BEHIND_THE_DOOR = Number.POSITIVE_INFINITY

const LARGER: readonly (readonly [RegExp, number])[] = [
  [patternOf(apiPath(COLLECTIONS)), LARGEST_COLLECTION_BYTES],
  [patternOf(apiPath(IMAGE_SEARCH)), LARGEST_REFERENCE_BYTES],
  ...[apiPath(ENQUIRIES), apiPath(APPLICATIONS), ...pathsOfLongForms()].map(
    (path) => [patternOf(path), COUNTED_BY_READER] as const,
  ),
]

/** How many bytes a call may bring, whatever it is and whether it exists or not. */
export function largestBodyOf({ req }: Context): number {
  if (req.path === STAFF_API || req.path.startsWith(`${STAFF_API}/`)) return BEHIND_THE_DOOR
  return LARGER.find(([pattern]) => pattern.test(req.path))?.[1] ?? USUAL_BYTES
}

/** As the routes write paths: what begins with a colon is any one part. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '[.]')))
  return new RegExp(`^${parts.join('/')}$`)
}
