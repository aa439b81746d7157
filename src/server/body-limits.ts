import type { Context } from 'hono'
import { APPLICATIONS, apiPath, ENQUIRIES } from '#site/api-paths.ts'
import { STAFF_API } from '#site/paths/admin-api-path.ts'
import { pathsOfLongForms } from './pages/pages.ts'

/** A passkey's response is the largest usual body, at a few thousand bytes. Routes may set stricter limits. */
const USUAL_BYTES = 64 * 1024
/** The reader of the form counts its parts, and refuses with the form's own texts. */
const COUNTED_BY_READER = Number.POSITIVE_INFINITY
/**
 * Admin calls have limits of their own, applied after sign-in, so that responses tell nothing about which calls
 * exist.
 */
const BEHIND_SIGN_IN = Number.POSITIVE_INFINITY

/** The body limit of a call in bytes, whether its address exists or not. `large` are calls that say how much they take. */
export function limitByPath(large: readonly { path: string; bytes: number }[]): (context: Context) => number {
  const larger = [
    ...large.map(({ path, bytes }) => [patternOf(apiPath(path)), bytes] as const),
    ...[apiPath(ENQUIRIES), apiPath(APPLICATIONS), ...pathsOfLongForms()].map(
      (path) => [patternOf(path), COUNTED_BY_READER] as const,
    ),
  ]
  return ({ req }) => {
    if (req.path === STAFF_API || req.path.startsWith(`${STAFF_API}/`)) return BEHIND_SIGN_IN
    return larger.find(([pattern]) => pattern.test(req.path))?.[1] ?? USUAL_BYTES
  }
}

/** Paths as routes write them: a part that begins with a colon matches any one part. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '[.]')))
  return new RegExp(`^${parts.join('/')}$`)
}
