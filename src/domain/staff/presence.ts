export const PRESENCE_EVERY_MS = 15_000
/** One report may be late or lost; after two, the tab was closed or its computer sleeps. */
export const PRESENT_FOR_MS = 2 * PRESENCE_EVERY_MS
