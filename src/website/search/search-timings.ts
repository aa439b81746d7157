/** From when the pointer leaves the floating search until it closes. */
export const CLOSES_AFTER_MS = 1000
/** Without typing, before screen readers announce the counts: each letter would interrupt the last count. */
export const COUNTS_ANNOUNCED_AFTER_MS = 600
/** Without typing, before the images for the words are fetched: each request is a search of the whole catalogue. */
export const HITS_FETCHED_AFTER_MS = 200
/** A request with a picture fails after this. */
export const ANSWERED_WITHIN_MS = 30_000
/** A browser that is never idle loads the floating search after this. */
export const IDLE_WITHIN_MS = 4000
