import { DAY_MS } from '#platform/durations.ts'
import { agencyDay } from '#site/dates.ts'

export const STATISTICS_KEPT_DAYS = 762
export const STATISTICS_KEPT_MONTHS = 25

/** Each view has a page, and each visit a source. */
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
/** `total` counts all events of each list, also those whose subjects a full day leaves out. */
export type Kind = ListKind | 'total'

export const IMAGE_KINDS = ['work', 'collected', 'enquired'] as const satisfies ListKind[]
export type ImageKind = (typeof IMAGE_KINDS)[number]

/** No host name is longer (RFC 1123). */
export const LONGEST_HOST = 253
/** An enquiry may name as many images. */
export const MOST_IMAGES_AT_ONCE = 100

/** A browser sends it once its visitor agreed; it says nothing about the visitor. */
export type Signal =
  | {
      /** It has no query string. */
      path: string
      /** It is the host of the referring page; empty for none and for our own. */
      referrer: string
      /** True for the first page of a visit, to which no page of ours led. */
      isVisit: boolean
      search?: { words: string; isAnswered: boolean } | undefined
    }
  | { kind: ImageKind; images: number[] }

/** Days have the form 2026-11-21; both are included. */
export type DayRange = { from: string; to: string }

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length)
}

/** Leaves out future days, which a wrong clock may have counted; null when nothing of the range is kept. */
export function keptPart({ from, to }: DayRange, now: Date): DayRange | null {
  const oldest = addDays(agencyDay(now), 1 - STATISTICS_KEPT_DAYS)
  const [, first = from] = [from, oldest].sort()
  const [last = to] = [to, agencyDay(now)].sort()
  return first <= last ? { from: first, to: last } : null
}

/** So many empty rows in a row say no more than one. */
const FOLDED_FROM = 3

/** Rows in runs: each one by itself, but several without any count in a row together. */
export function foldEmpty<Row extends { counts: readonly number[] }>(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = []
  const isEmpty = ({ counts }: Row) => counts.every((count) => count === 0)
  for (const row of rows) {
    const run = runs.at(-1)
    if (run?.every(isEmpty) && isEmpty(row)) run.push(row)
    else runs.push([row])
  }
  return runs.flatMap((run) => (run.length < FOLDED_FROM ? run.map((row) => [row]) : [run]))
}
