import { DAY_MS, HOUR_MS } from '#platform/durations.ts'

/** What can have a draft beside its published record, and be seen before it is published. */
export const DRAFTED = ['news', 'heroes'] as const
export type Drafted = (typeof DRAFTED)[number]

export function isDrafted(resource: string): resource is Drafted {
  return DRAFTED.some((drafted) => drafted === resource)
}

/** The part of a page's query that holds the secret of a preview. */
export const PREVIEW_PARAMETER = 'preview'
/** Joins a picture's version with the secret, since both stand in one part of the picture's address. */
export const SECRET_AFTER_VERSION = '--'

/** How long a link lasts: one for colleagues until they have found the time, one of the application while it is open. */
export const LASTING_MS = { colleague: 7 * DAY_MS, window: 4 * HOUR_MS } as const
export type Lasting = keyof typeof LASTING_MS

/** More links to one record than anybody can tell apart: a program that has gone wrong. */
export const MOST_LINKS = 50
