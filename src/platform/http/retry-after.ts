/** In seconds, for `Retry-After`. A database is back, or a disk has room, no sooner. */
export const AWAY_FOR_SECONDS = 10
/** In seconds, for `Retry-After`. Pictures and files that came before are through by then. */
export const BUSY_FOR_SECONDS = 2
