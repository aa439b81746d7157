import { DAY_MS } from '#platform/durations.ts'
import { agencyDay } from '#site/dates.ts'

/** So long what was counted is kept: 25 months. */
export const STATISTICS_KEPT_DAYS = 762
export const STATISTICS_KEPT_MONTHS = 25

/** What is counted by subject. Each view has a page, and each visit a source. */
export const LISTS = [
  'page',
  'artist',
  'work',
  'collected',
  'enquired',
  'search',
  'unanswered',
  'country',
  'source',
  'language',
] as const
export type ListKind = (typeof LISTS)[number]
/** What is counted. `total` is how often something of each of the others was, also of subjects that a full day leaves out. */
export type Kind = ListKind | 'total'

/** Of an image, what visitors do with it. */
export const IMAGE_KINDS = ['work', 'collected', 'enquired'] as const satisfies ListKind[]
export type ImageKind = (typeof IMAGE_KINDS)[number]

/** Of host names (RFC 1123). */
export const LONGEST_HOST = 253
/** Images of one call: as many as an enquiry is about. */
export const MOST_IMAGES_AT_ONCE = 100

/** What a browser tells once its visitor agreed, without anything about the visitor. */
export type Signal =
  | {
      /** Without the query string. */
      path: string
      /** The host of the referring page; empty for none and for our own. */
      referrer: string
      /** Whether it is the first page of a visit: no page of ours led here. */
      isVisit: boolean
      /** What was searched for on this page, and whether an image shows all of it. */
      search?: { words: string; isAnswered: boolean } | undefined
    }
  | { kind: ImageKind; images: number[] }

/** Days such as 2026-11-21, both included. */
export type DayRange = { from: string; to: string }

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length)
}

/** The days of which counts are kept, and none of the future, which a wrong clock may have counted; null for none. */
export function keptPart({ from, to }: DayRange, now: Date): DayRange | null {
  const oldest = addDays(agencyDay(now), 1 - STATISTICS_KEPT_DAYS)
  const [, first = from] = [from, oldest].sort()
  const [last = to] = [to, agencyDay(now)].sort()
  return first <= last ? { from: first, to: last } : null
}
