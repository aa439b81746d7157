import { DAY_MS } from '#platform/durations.ts'
import { agencyDay } from '#site/dates.ts'

/** Counts are kept for 25 months. */
export const STATISTICS_KEPT_DAYS = 762
export const STATISTICS_KEPT_MONTHS = 25

/** The lists that have a count for each subject. Each view has a page, and each visit a source. */
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
/** The kinds of counts. `total` counts all events of each list, also those whose subjects a full day leaves out. */
export type Kind = ListKind | 'total'

/** The lists that say what visitors do with an image. */
export const IMAGE_KINDS = ['work', 'collected', 'enquired'] as const satisfies ListKind[]
export type ImageKind = (typeof IMAGE_KINDS)[number]

/** The longest host name (RFC 1123). */
export const LONGEST_HOST = 253
/** The most images in one call: as many as an enquiry may name. */
export const MOST_IMAGES_AT_ONCE = 100

/** The data that a browser sends once its visitor agreed. It says nothing about the visitor. */
export type Signal =
  | {
      /** Without the query string. */
      path: string
      /** The host of the referring page; empty for none and for our own. */
      referrer: string
      /** Whether it is the first page of a visit: no page of ours led here. */
      isVisit: boolean
      /** The words of a search on this page, and whether an image shows all of them. */
      search?: { words: string; isAnswered: boolean } | undefined
    }
  | { kind: ImageKind; images: number[] }

/** Days have the form 2026-11-21; both are included. */
export type DayRange = { from: string; to: string }

/** Returns the day that is `days` later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length)
}

/**
 * Returns the part of the range whose counts are kept, without future days, which a wrong clock may have counted; null
 * for none.
 */
export function keptPart({ from, to }: DayRange, now: Date): DayRange | null {
  const oldest = addDays(agencyDay(now), 1 - STATISTICS_KEPT_DAYS)
  const [, first = from] = [from, oldest].sort()
  const [last = to] = [to, agencyDay(now)].sort()
  return first <= last ? { from: first, to: last } : null
}
