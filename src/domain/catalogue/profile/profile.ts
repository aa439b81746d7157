import { DAY_MS } from '#platform/durations.ts'
import type { SpokenLanguage } from './spoken-languages.ts'

export const SERVICES = ['on-site', 'live-drawing', 'animation'] as const
export type Service = (typeof SERVICES)[number]

/** Whether somebody asked for a work, or the artist made it of their own accord. */
export const COMMISSIONS = ['commissioned', 'free'] as const
export type Commission = (typeof COMMISSIONS)[number]

/** Answers to what a buyer asks first; null or empty where nobody knows. */
export type Profile = {
  availability: Availability | null
  /** From the order until the first delivery. */
  leadTimeWeeks: number | null
  clients: readonly string[]
  books: readonly string[]
  awards: readonly string[]
  languages: readonly SpokenLanguage[]
  /** IANA: "Europe/Berlin". */
  timeZone: string
  services: readonly Service[]
}

export const UNKNOWN_PROFILE: Profile = {
  availability: null,
  leadTimeWeeks: null,
  clients: [],
  books: [],
  awards: [],
  languages: [],
  timeZone: '',
  services: [],
}

export type ImageFacts = {
  client: string
  year: number | null
  commission: Commission | null
  licensable: boolean
}

export const UNKNOWN_FACTS: ImageFacts = { client: '', year: null, commission: null, licensable: false }

/** The columns of a profile: each list of names is a text with one name a line. */
type StoredProfile = Pick<Profile, 'leadTimeWeeks' | 'languages' | 'timeZone' | 'services'> &
  StoredAvailability & { clients: string; books: string; awards: string }

export function toProfile(stored: StoredProfile, now: Date): Profile {
  const { leadTimeWeeks, languages, timeZone, services } = stored
  return {
    availability: readAvailability(stored, now),
    leadTimeWeeks,
    languages,
    timeZone,
    services,
    clients: toNames(stored.clients),
    books: toNames(stored.books),
    awards: toNames(stored.awards),
  }
}

function toNames(text: string): string[] {
  return text
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Staff renew the confirmation. After this time without one, the availability is not shown. */
export const AVAILABILITY_LASTS_DAYS = 60

type StoredAvailability = {
  /** A day: "2027-03-01". */
  availableFrom: string | null
  availabilityConfirmedAt: Date | null
}

type Availability = {
  from: string
  isNow: boolean
}

/** Returns null without a confirmation, and when it is too old. */
function readAvailability(
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
