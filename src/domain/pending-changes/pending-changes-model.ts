import { DAY_MS, HOUR_MS } from '#platform/durations.ts'

/** Drafts are written by staff, proposals by artists. */
export const CHANGE_KINDS = ['draft', 'proposal'] as const
/** A change is `new` until it was published or discarded, or staff accepted or declined it. */
export const CHANGE_STATES = ['new', 'accepted', 'declined'] as const

/** The reason why staff decline a proposal, as the artist reads it. */
export const LONGEST_SENTENCE = 1_000

/** The records that can have a draft beside the published version and can be previewed. */
const DRAFTED = ['news', 'heroes', 'artists', 'images', 'galleries', 'settings'] as const
export type Drafted = (typeof DRAFTED)[number]

export function isDrafted(resource: string): resource is Drafted {
  return DRAFTED.some((drafted) => drafted === resource)
}

/** The fields without which one of these that is not there yet cannot be previewed; others are saved first. */
export const NEEDED_TO_PREVIEW: Readonly<Record<string, readonly string[]>> = {
  news: ['PictureId'],
  heroes: ['ImageId'],
}

/** Begins the ids of drafts that no record belongs to yet. */
export const NEW_RECORD = 'new-'
const NEW_RECORD_ID = /^new-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of a draft that has no record yet. */
export function idOfNewRecord(): string {
  return NEW_RECORD + crypto.randomUUID()
}

export function isNewRecord(id: string): boolean {
  return NEW_RECORD_ID.test(id)
}

/** The limit for each kind: more than anybody goes back to. */
export const MOST_NEW_DRAFTS = 50

/** The address under which a news item without one is previewed. */
export const PREVIEW_PERMALINKS = { PermalinkDe: 'neuer-entwurf', PermalinkEn: 'new-draft' }

/** The part of a page's query that holds the secret of a preview. */
export const PREVIEW_PARAMETER = 'preview'
/** Joins a picture's version with the secret, since both stand in one part of the picture's address. */
export const SECRET_AFTER_VERSION = '--'

/** How long a link works: one for colleagues until they have found the time, one of the admin while it is open. */
export const LASTING_MS = { colleague: 7 * DAY_MS, window: 4 * HOUR_MS } as const
export type Lasting = keyof typeof LASTING_MS

/** More links to one record than anybody can tell apart: a program that has gone wrong. */
export const MOST_LINKS = 50
