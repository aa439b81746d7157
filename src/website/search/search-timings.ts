/** From the pointer leaving the floating search to its closing. */
export const CLOSES_AFTER_MS = 1000
/** The pause in typing before counts are announced to screen readers: a letter would interrupt the last one. */
export const COUNTS_ANNOUNCED_AFTER_MS = 600
/** The pause in typing before images for the words are fetched: each request searches the whole catalogue. */
export const HITS_FETCHED_AFTER_MS = 200
/** A request with a picture fails after this. */
export const ANSWERED_WITHIN_MS = 30_000
/** A browser that is never idle loads the floating search after this. */
export const IDLE_WITHIN_MS = 4000
