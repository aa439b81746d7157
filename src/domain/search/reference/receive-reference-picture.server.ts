import { LARGEST_PICTURE_BYTES } from '#domain/search/limits.ts'
import type { EmbeddingResult, VisualSearch } from '#domain/search/model.ts'
import type { Clock } from '#platform/clock.ts'
import type { WithSlot } from '#platform/concurrency/network-slots.ts'
import { type AcquirePermit, withPermit } from '#platform/concurrency/semaphore.ts'
import type { Database } from '#platform/database/database.ts'
import { type Fetched, fetchGuarded, type Guard } from '#platform/fetch/fetch-guarded.server.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { isDataImage, unwrapAddress } from './picture-address.ts'
import { readDataImage } from './read-data-image.ts'
import { saveReference } from './reference-pictures.server.ts'

/** Pictures that are fetched from elsewhere: 240 MB at most. Others wait no longer than for two that never answer. */
export const FETCHES = { permits: 16, longestQueue: 32, longestHoldMs: 10_000 } as const
/** Of those who fetch and wait for it. */
export const FETCHING_SLOTS = { most: 48, perNetwork: 4, keptFree: 16 } as const

const FETCHING = {
  mostBytes: LARGEST_PICTURE_BYTES,
  /** Somebody is waiting. */
  withinMs: 5_000,
  mostRedirects: 3,
  accept: 'image/avif,image/webp,image/*;q=0.9,*/*;q=0.1',
}

export type ReceivingNeeds = {
  db: Database
  visual: VisualSearch
  clock: Clock
  rateLimits: RateLimits
  limit: RateLimit
  guard: Guard
  withSlot: WithSlot
  acquirePermit: AcquirePermit
}

/** A picture's bytes, or where they are: an address of the web, or a data image. */
export type SentPicture = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'address'; address: string }

/** Called once the limit allows it, so that what is refused need not be read first. Null when it cannot be read. */
export type ReadPicture = () => Promise<SentPicture | null>

export type RefusedPicture = {
  outcome: 'refused'
  reason:
    | Extract<EmbeddingResult, { outcome: 'refused' }>['reason']
    | 'address-malformed'
    | 'address-forbidden'
    | 'address-unreachable'
    | 'address-too-slow'
}

export type ReceivedPicture =
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
export async function receivePicture(
  needs: ReceivingNeeds,
  readGiven: ReadPicture,
  networkAddress: string,
): Promise<ReceivedPicture> {
  const { rateLimits, limit } = needs
  const network = networkOf(networkAddress)
  const taking = await rateLimits.take(limit, network)
  if (taking.outcome === 'too-many') return taking
  // Nobody holds a turn to be looked at while a sender is slow, or another site.
  const given = await readGiven()
  if (!given) return { outcome: 'unreadable' }
  const fetched = await fetchPicture(needs, given, network)
  if (!fetched) return { outcome: 'busy' }
  if (fetched.outcome === 'refused') return { outcome: 'refused', reason: REASONS[fetched.reason] }
  return embedAndSave(needs, fetched.bytes)
}

/** Null where too many are being fetched. */
async function fetchPicture(
  { guard, withSlot, acquirePermit }: ReceivingNeeds,
  given: SentPicture,
  network: string,
): Promise<Fetched | null> {
  if (given.kind === 'bytes') return { outcome: 'fetched', bytes: given.bytes }
  const address = given.address.trim()
  if (isDataImage(address)) return { outcome: 'fetched', bytes: readDataImage(address) }
  return withSlot(network, () =>
    withPermit(acquirePermit, () => fetchGuarded(unwrapAddress(address), guard, FETCHING)),
  )
}

async function embedAndSave(
  { db, visual, clock }: ReceivingNeeds,
  bytes: Uint8Array,
): Promise<ReceivedPicture> {
  const described = await visual.embed(bytes)
  if (described.outcome !== 'embedded') return described
  return { outcome: 'taken', id: await saveReference(db, described, clock.now()) }
}

const REASONS = {
  malformed: 'address-malformed',
  forbidden: 'address-forbidden',
  unreachable: 'address-unreachable',
  'too-slow': 'address-too-slow',
  'too-large': 'too-large',
} as const
