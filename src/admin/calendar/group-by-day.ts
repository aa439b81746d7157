/** What has a day on which something changes for visitors by itself. */
export type Scheduled = {
  resource: 'news' | 'artists'
  /** What happens then. */
  what: 'appears' | 'is_free' | 'fades'
  id: number | string
  name: string
  /** ISO 8601: a moment, or a day alone. */
  at: string
  isHidden: boolean
}

/** From the first day to the last, in the time zone of the browser; in a day by time. What is over is left out. */
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

/** `2026-11-07`, as the people at this browser call the day. */
function dayOf(at: string): string {
  if (!hasTime(at)) return at
  const moment = new Date(at)
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
