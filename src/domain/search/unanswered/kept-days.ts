/** So long what was searched for in vain is counted. */
export const UNANSWERED_KEPT_DAYS = 30
