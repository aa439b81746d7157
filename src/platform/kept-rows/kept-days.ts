/** How long what an action changed can be brought back. */
export const KEPT_DAYS = 30
