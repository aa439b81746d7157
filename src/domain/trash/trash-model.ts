/** A small server's spare disk: with more in the trash, what was deleted first goes before its time. */
export const MOST_KEPT_FILE_GB = 10
