/** The number of days in which an action can be undone. */
export const ROW_HISTORY_DAYS = 30
