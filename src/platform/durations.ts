export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
/** Twenty-four hours; a calendar's day may have an hour more or less. */
export const DAY_MS = 86_400_000
