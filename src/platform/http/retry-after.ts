/** In seconds, for `Retry-After` when the database or disk is unavailable. */
export const AWAY_FOR_SECONDS = 10
/** In seconds, for `Retry-After` when too many pictures or files are being processed. */
export const BUSY_FOR_SECONDS = 2
