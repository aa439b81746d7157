import { LARGEST_PICTURE_BYTES } from '#domain/search/limits.ts'
import type { Described, VisualSearch } from '#domain/search/model.ts'
import type { Clock } from '#platform/clock.ts'
import type { InPlace } from '#platform/concurrency/network-slots.ts'
import { inTurn, type TakeTurn } from '#platform/concurrency/semaphore.ts'
import type { Database } from '#platform/database/database.ts'
import { type Fetched, fetchGuarded, type Guard } from '#platform/fetch/fetch-guarded.server.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { isDataImage, unwrapAddress } from './picture-address.ts'
import { readDataImage } from './read-data-image.ts'
import { keepReference } from './reference-pictures.server.ts'

/** Pictures that are fetched from elsewhere: 240 MB at most. Others wait no longer than for two that never answer. */
export const FETCHED_AT_ONCE = { atOnce: 16, longestLine: 32, longestTurnMs: 10_000 } as const
/** Of those who fetch and wait for it. */
export const FETCHING_PLACES = { most: 48, perNetwork: 4, keptFree: 16 } as const

const FETCHING = {
  mostBytes: LARGEST_PICTURE_BYTES,
  /** Somebody is waiting. */
  withinMs: 5_000,
  mostRedirects: 3,
  accept: 'image/avif,image/webp,image/*;q=0.9,*/*;q=0.1',
}

export type TakingNeeds = {
  db: Database
  visual: VisualSearch
  clock: Clock
  rateLimits: RateLimits
  limit: RateLimit
  guard: Guard
  inPlace: InPlace
  takeTurn: TakeTurn
}

/** A picture's bytes, or where they are: an address of the web, or a data image. */
export type GivenPicture = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'address'; address: string }

/** Called once the limit allows it, so that what is refused need not be read first. Null when it cannot be read. */
export type ReadGiven = () => Promise<GivenPicture | null>

export type RefusedPicture = {
  outcome: 'refused'
  reason:
    | Extract<Described, { outcome: 'refused' }>['reason']
    | 'address-malformed'
    | 'address-forbidden'
    | 'address-unreachable'
    | 'address-too-slow'
}

export type TakenPicture =
  | { outcome: 'taken'; id: string }
  | RefusedPicture
  /** What was sent holds no picture and no address. */
  | { outcome: 'unreadable' }
  /** Too many at once: worth another try in a moment. */
  | { outcome: 'busy' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/**
 * Looks at a picture to search by, and keeps for a day what the search needs of it; the picture itself is forgotten at
 * once. Counts against the limit of the network that it comes from. Any bytes and any address have an answer.
 */
export async function takePicture(
  needs: TakingNeeds,
  readGiven: ReadGiven,
  networkAddress: string,
): Promise<TakenPicture> {
  const { rateLimits, limit } = needs
  const network = networkOf(networkAddress)
  const taking = await rateLimits.take(limit, network)
  if (taking.outcome === 'too-many') return taking
  // Nobody holds a turn to be looked at while a sender is slow, or another site.
  const given = await readGiven()
  if (!given) return { outcome: 'unreadable' }
  const fetched = await fetchGiven(needs, given, network)
  if (!fetched) return { outcome: 'busy' }
  if (fetched.outcome === 'refused') return { outcome: 'refused', reason: REASONS[fetched.reason] }
  return look(needs, fetched.bytes)
}

/** Null where too many are being fetched. */
async function fetchGiven(
  { guard, inPlace, takeTurn }: TakingNeeds,
  given: GivenPicture,
  network: string,
): Promise<Fetched | null> {
  if (given.kind === 'bytes') return { outcome: 'fetched', bytes: given.bytes }
  const address = given.address.trim()
  if (isDataImage(address)) return { outcome: 'fetched', bytes: readDataImage(address) }
  return inPlace(network, () => inTurn(takeTurn, () => fetchGuarded(unwrapAddress(address), guard, FETCHING)))
}

async function look({ db, visual, clock }: TakingNeeds, bytes: Uint8Array): Promise<TakenPicture> {
  const described = await visual.describe(bytes)
  if (described.outcome !== 'described') return described
  return { outcome: 'taken', id: await keepReference(db, described, clock.now()) }
}

const REASONS = {
  malformed: 'address-malformed',
  forbidden: 'address-forbidden',
  unreachable: 'address-unreachable',
  'too-slow': 'address-too-slow',
  'too-large': 'too-large',
} as const
