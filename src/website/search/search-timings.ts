/** The floating search closes so long after the pointer has left it (specification, section 9). */
export const CLOSES_AFTER_MS = 1000
/** So long nobody types any more before the counts are read out: each letter would interrupt the last count. */
export const COUNTS_ANNOUNCED_AFTER_MS = 600
/** Whoever waits longer for a picture to be looked at wants to hear that something is wrong. */
export const ANSWERED_WITHIN_MS = 30_000
/** A browser that never rests gets the floating search all the same. */
export const IDLE_WITHIN_MS = 4000
/** A slider passes many places on its way. */
export const FILTERS_SENT_AFTER_MS = 350
