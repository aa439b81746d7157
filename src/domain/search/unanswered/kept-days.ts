/** Unanswered searches are counted for this many days. */
export const UNANSWERED_KEPT_DAYS = 30
