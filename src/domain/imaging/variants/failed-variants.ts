import { LRUCache } from 'lru-cache'
import type { Picture } from '#domain/imaging/model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { contentOf } from './plan-variant.ts'

/** What cannot be made is not tried at every request, and an original that was mended is shown within a minute. */
export const FAILURE_IS_REMEMBERED_MS = 60_000
/** Enough for every broken picture of a bad day, little enough to keep in memory. */
const MOST_REMEMBERED = 50_000

/** Each variant for itself: what fails in one size may be made in another. */
export type FailedVariants = {
  has: (key: string) => boolean
  /** Logged at the first time for each content of a picture, remembered every time. */
  add: (key: string, picture: Picture, reason: string) => void
}

export function rememberFailedVariants(log: Log, clock: Clock): FailedVariants {
  const perf = { now: () => clock.now().getTime() }
  const failed = new LRUCache<string, true>({
    max: MOST_REMEMBERED,
    ttl: FAILURE_IS_REMEMBERED_MS,
    ttlResolution: 0,
    perf,
  })
  const reported = new LRUCache<string, true>({ max: MOST_REMEMBERED })
  return {
    has: (key) => failed.has(key),
    add: (key, picture, reason) => {
      failed.set(key, true)
      const content = contentOf(picture)
      if (!reported.has(content)) log.error({ pictureId: picture.id, reason }, 'picture.broken')
      reported.set(content, true)
    },
  }
}
