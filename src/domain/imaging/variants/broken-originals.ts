import { LRUCache } from 'lru-cache'
import type { Picture } from '#domain/imaging/model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { contentOf } from './plan-variant.ts'

/** A broken original is not decoded at every request, and one that was mended is shown within a minute. */
export const BROKEN_IS_REMEMBERED_MS = 60_000
/** Enough for every broken picture of a bad day, little enough to keep in memory. */
const MOST_REMEMBERED = 10_000

export type BrokenOriginals = {
  has: (picture: Picture) => boolean
  /** Logged at the first time for each content of a picture, remembered every time. */
  add: (picture: Picture, reason: string) => void
}

export function rememberBrokenOriginals(log: Log, clock: Clock): BrokenOriginals {
  const perf = { now: () => clock.now().getTime() }
  const broken = new LRUCache<string, true>({
    max: MOST_REMEMBERED,
    ttl: BROKEN_IS_REMEMBERED_MS,
    ttlResolution: 0,
    perf,
  })
  const reported = new LRUCache<string, true>({ max: MOST_REMEMBERED })
  return {
    has: (picture) => broken.has(contentOf(picture)),
    add: (picture, reason) => {
      const content = contentOf(picture)
      broken.set(content, true)
      if (!reported.has(content)) log.error({ pictureId: picture.id, reason }, 'picture.broken')
      reported.set(content, true)
    },
  }
}
