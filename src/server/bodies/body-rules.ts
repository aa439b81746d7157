import type { SlotRules } from '#platform/concurrency/network-slots.ts'

/** The minimum speed of request bodies, and how many may arrive at the same time. */
export type BodyRules = {
  /** A slower body uses up its credit. */
  bytesPerSecond: number
  /** The credit that each body begins with. */
  graceMs: number
  /** The most credit that a fast start earns, and so the longest pause. */
  longestPauseMs: number
  /** Interval of the checks. */
  everyMs: number
  /** Reference pictures, which are held in memory until the response. */
  pictures: SlotRules
  /** All others, which are written to disk or short. */
  others: SlotRules
}

export const BODY_RULES: BodyRules = {
  // A weak mobile connection sends 12 kB/s and more.
  bytesPerSecond: 8_000,
  // Mobile radio takes some seconds to connect and to change cells.
  graceMs: 10_000,
  longestPauseMs: 30_000,
  everyMs: 1_000,
  // 15 MB each: 240 MB at most.
  pictures: { most: 16, perNetwork: 4, keptFree: 4 },
  // Twice as many as the 200 concurrent enquiries that the site accepts; a company behind one address shares 32.
  others: { most: 512, perNetwork: 32, keptFree: 128 },
}

/** The state of a body that is being received. */
export type BodyState = {
  network: string
  isPicture: boolean
  /** Milliseconds left until it is cut off. */
  credit: number
  /** As of the last check. */
  bytes: number
  at: number
}

/**
 * The credit of a body after a check: time uses it up, and each byte adds some. With `isReadSlowly` the server has
 * paused reading, so the sender is not charged.
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

/** Below this a body has been too slow for long enough to lose its slot to a network that has none. */
export function givesWay({ graceMs, everyMs }: BodyRules, { credit }: BodyState): boolean {
  return credit < graceMs - 2 * everyMs
}
