/** The number of days in which an action can be undone. */
export const KEPT_DAYS = 30
