import type { Context } from 'hono'
import type { ApiEnv } from './route.ts'

const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** Cached until the content changes: a change clears the whole response cache. */
const SHARED_TTL_MS = 24 * 3_600_000
/** Random responses are shared this long, so that they cost as little as the others. */
const RANDOM_TTL_MS = 2_000

type ApiContext = Context<ApiEnv>

/** For responses that are the same for everybody until the content changes. */
export function cacheUntilChange(context: ApiContext): void {
  context.header('Cache-Control', CACHE_CONTROL)
  context.set('ttlMs', SHARED_TTL_MS)
}

/**
 * For responses that are the same for everybody but too many for the response cache; shared caches may store them.
 */
export function cacheOutside(context: ApiContext): void {
  context.header('Cache-Control', CACHE_CONTROL)
}

/** For random responses: the client must not cache them. */
export function cacheBriefly(context: ApiContext): void {
  context.header('Cache-Control', 'no-store')
  context.set('ttlMs', RANDOM_TTL_MS)
}
