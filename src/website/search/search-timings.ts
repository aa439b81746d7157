/** Counted from when the pointer leaves the floating search. */
export const CLOSES_AFTER_MS = 1000
/** The pause in typing before counts are announced to screen readers: a letter would interrupt the last one. */
export const COUNTS_ANNOUNCED_AFTER_MS = 600
/** The pause in typing: each request searches the whole catalogue. */
export const HITS_FETCHED_AFTER_MS = 200
export const ANSWERED_WITHIN_MS = 30_000
/** For a browser that is never idle. */
export const IDLE_WITHIN_MS = 4000
