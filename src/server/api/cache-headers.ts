import type { Context } from 'hono'
import type { RequestVariables } from '#server/request-variables.ts'

const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** Kept until the content changes: a change clears all that is kept. */
const SHARED_KEPT_MS = 24 * 3_600_000
/** Answers of chance are shared this long, so that they cost as little as the others. */
const CHANCE_KEPT_MS = 2_000

type ApiContext = Context<{ Variables: RequestVariables }>

/** Says that the answer is the same for everybody until the content changes. */
export function isShared(context: ApiContext): void {
  context.header('Cache-Control', SHARED)
  context.set('keepForMs', SHARED_KEPT_MS)
}

/** Says that the answer is the same for everybody, where there are too many of them for us to keep. */
export function isSharedElsewhere(context: ApiContext): void {
  context.header('Cache-Control', SHARED)
}

/** Says that the answer is another one each time: the client must not keep it. */
export function isByChance(context: ApiContext): void {
  context.header('Cache-Control', 'no-store')
  context.set('keepForMs', CHANCE_KEPT_MS)
}
