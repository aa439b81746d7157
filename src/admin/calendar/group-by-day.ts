import { agencyDay } from '#site/time/agency-day.ts'

/** What has a day on which something changes for visitors by itself. */
export type Scheduled = {
  resource: 'images' | 'artists' | 'heroes' | 'news'
  /** What happens then. */
  what: 'appears' | 'disappears' | 'is_free' | 'fades'
  id: number | string
  name: string
  /** ISO 8601: a moment, or a day alone. */
  at: string
  isHidden: boolean
}

/** From the first day to the last, in the agency's time zone; in a day by time. What is over is left out. */
export function groupByDay(all: readonly Scheduled[], now: Date): [day: string, items: Scheduled[]][] {
  const today = dayOf(now.toISOString())
  const due = all.filter(({ at }) => (hasTime(at) ? Date.parse(at) > now.getTime() : at >= today))
  const sorted = due.toSorted(
    (one, other) => dayOf(one.at).localeCompare(dayOf(other.at)) || one.at.localeCompare(other.at),
  )
  return [...Map.groupBy(sorted, ({ at }) => dayOf(at))]
}

export function hasTime(at: string): boolean {
  return at.includes('T')
}

function dayOf(at: string): string {
  return hasTime(at) ? agencyDay(new Date(at)) : at
}
