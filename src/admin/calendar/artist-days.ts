import { whenAvailabilityFades } from '#domain/catalogue/profile/availability.ts'
import type { Scheduled } from './group-by-day.ts'

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
