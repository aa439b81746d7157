import { DAY_MS } from '#platform/durations.ts'
/** Staff renew the confirmation. After this time without one, the availability is not shown. */
export const AVAILABILITY_LASTS_DAYS = 60

export type StoredAvailability = {
  /** A day: "2027-03-01". */
  availableFrom: string | null
  availabilityConfirmedAt: Date | null
}

export type Availability = {
  from: string
  isNow: boolean
}

/** Returns null without a confirmation, and when it is too old. */
export function readAvailability(
  { availableFrom, availabilityConfirmedAt }: StoredAvailability,
  now: Date,
): Availability | null {
  if (availableFrom === null || availabilityConfirmedAt === null) return null
  if (availabilityConfirmedAt <= oldestConfirmation(now)) return null
  return { from: availableFrom, isNow: availableFrom <= dayOf(now) }
}

export function whenAvailabilityFades(stored: StoredAvailability, now: Date): Date | null {
  const { availabilityConfirmedAt: confirmed } = stored
  if (!confirmed || !readAvailability(stored, now)) return null
  return new Date(confirmed.getTime() + AVAILABILITY_LASTS_DAYS * DAY_MS)
}

/** A confirmation of that moment or an earlier one no longer counts. */
export function oldestConfirmation(now: Date): Date {
  return new Date(now.getTime() - AVAILABILITY_LASTS_DAYS * DAY_MS)
}

/** The day is in UTC, as the columns hold days. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
