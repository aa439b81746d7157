import { readSchedule } from '#platform/schedule/schedule.ts'
import type { Scheduled } from './group-by-day.ts'

/** When a record goes on, and when off. */
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
