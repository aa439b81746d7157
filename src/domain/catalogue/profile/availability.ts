import { DAY_MS } from '#platform/durations.ts'
/** Staff renew it; what nobody has confirmed for so long is no longer said. */
export const AVAILABILITY_LASTS_DAYS = 60

export type StoredAvailability = {
  /** A day: "2027-03-01". */
  availableFrom: string | null
  /** When staff last said so. */
  availabilityConfirmedAt: Date | null
}

export type Availability = {
  /** A day: "2027-03-01". */
  from: string
  /** The day has come. */
  isNow: boolean
}

/** Null when nothing was said, and when it was said too long ago. */
export function readAvailability(
  { availableFrom, availabilityConfirmedAt }: StoredAvailability,
  now: Date,
): Availability | null {
  if (availableFrom === null || availabilityConfirmedAt === null) return null
  if (availabilityConfirmedAt <= oldestConfirmation(now)) return null
  return { from: availableFrom, isNow: availableFrom <= dayOf(now) }
}

/** When what was said stops being shown, unless it is confirmed again; null where nothing is shown. */
export function whenAvailabilityFades(stored: StoredAvailability, now: Date): Date | null {
  const { availabilityConfirmedAt: confirmed } = stored
  if (!confirmed || !readAvailability(stored, now)) return null
  return new Date(confirmed.getTime() + AVAILABILITY_LASTS_DAYS * DAY_MS)
}

/** What was confirmed then or before has faded. */
export function oldestConfirmation(now: Date): Date {
  return new Date(now.getTime() - AVAILABILITY_LASTS_DAYS * DAY_MS)
}

/** In UTC, as the columns hold days. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
