import { readSchedule } from '#platform/schedule.ts'
import { agencyDay } from '#site/dates.ts'
import { whenAvailabilityFades } from './profile/profile.ts'

export type Scheduled = {
  resource: 'images' | 'artists' | 'heroes' | 'news'
  what: 'appears' | 'disappears' | 'is_free' | 'fades'
  id: number | string
  name: string
  /** ISO 8601: a moment, or a day alone. */
  at: string
  isHidden: boolean
}

/** Groups changes by day in the agency's time zone, both in the order of time. Past changes are left out. */
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

/** The day from which an artist is free, and the moment from which pages no longer say so. */
export function listArtistDays(record: Record<string, unknown>, now: Date): Scheduled[] {
  const { Id, Name, AvailableFrom: from, AvailabilityConfirmedAt: confirmed, Hidden } = record
  if (typeof from !== 'string') return []
  const artist = {
    resource: 'artists' as const,
    id: Number(Id),
    name: String(Name),
    isHidden: Hidden === true,
  }
  const stored = {
    availableFrom: from,
    availabilityConfirmedAt: typeof confirmed === 'string' ? new Date(confirmed) : null,
  }
  const fades = whenAvailabilityFades(stored, now)
  return [
    { ...artist, what: 'is_free', at: from },
    ...(fades ? [{ ...artist, what: 'fades' as const, at: fades.toISOString() }] : []),
  ]
}

export function listPlannedMoments(
  resource: Scheduled['resource'],
  record: Record<string, unknown>,
): Scheduled[] {
  const { Id, Name, Title, TitleDe, TitleEn, Hidden } = record
  const { from, until } = readSchedule(record)
  const name = String(Name || Title || TitleDe || TitleEn)
  const planned = { resource, id: Number(Id), name, isHidden: Hidden === true }
  return [
    ...(from ? [{ ...planned, what: 'appears' as const, at: from.toISOString() }] : []),
    ...(until ? [{ ...planned, what: 'disappears' as const, at: until.toISOString() }] : []),
  ]
}
