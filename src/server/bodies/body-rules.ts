import type { SlotRules } from '#platform/concurrency/network-slots.ts'

/** How fast a body has to come in, and how many may at the same time. */
export type BodyRules = {
  /** A body that comes slower than this uses up its time. */
  bytesPerSecond: number
  /** The time that each body begins with. */
  graceMs: number
  /** The most time that a fast beginning earns: so long a pause is then forgiven. */
  longestPauseMs: number
  /** Looked at so often. */
  everyMs: number
  /** Pictures to search by, which are held in memory until they are answered. */
  pictures: SlotRules
  /** All others, which go to the disk or are short. */
  others: SlotRules
}

export const BODY_RULES: BodyRules = {
  // An old telephone at the edge of its network sends 12 kB/s and more.
  bytesPerSecond: 8_000,
  // Radio takes some seconds to wake up, and to find its way again.
  graceMs: 10_000,
  longestPauseMs: 30_000,
  everyMs: 1_000,
  // 15 MB each: 240 MB at most.
  pictures: { most: 16, perNetwork: 4, keptFree: 4 },
  // Twice as many as the 200 enquiries at once that the site takes; a company behind one address shares 32.
  others: { most: 512, perNetwork: 32, keptFree: 128 },
}

/** What is known of a body that comes in. */
export type BodyState = {
  network: string
  isPicture: boolean
  /** In milliseconds: what is left until it is cut off. */
  credit: number
  /** As of the last look. */
  bytes: number
  at: number
}

/**
 * The credit of a body after a look at it: time goes by, and each byte buys some. `isReadSlowly` is a body that waits for
 * us to read on, whose sender is not at fault.
 */
export function creditAfter(
  { bytesPerSecond, longestPauseMs }: BodyRules,
  { credit, bytes, at }: BodyState,
  now: { bytes: number; at: number; isReadSlowly: boolean },
): number {
  const bought = ((now.bytes - bytes) * 1000) / bytesPerSecond
  const spent = now.isReadSlowly ? 0 : now.at - at
  return Math.min(longestPauseMs, credit + bought - spent)
}

/** Below this a body has been too slow for long enough to make room for a network that has no place. */
export function givesWay({ graceMs, everyMs }: BodyRules, { credit }: BodyState): boolean {
  return credit < graceMs - 2 * everyMs
}
