import { LARGEST_PICTURE_BYTES } from '#domain/search/limits.ts'
import type { EmbeddingResult, Nearness, VisualSearch } from '#domain/search/model.ts'
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

/** Pictures that are fetched from elsewhere: 240 MB at most. The others wait no longer than two that never answer. */
export const FETCHES = { permits: 16, longestQueue: 32, longestHoldMs: 10_000 } as const
/** Of fetches under way and waiting. */
export const FETCHING_SLOTS = { most: 48, perNetwork: 4, keptFree: 16 } as const

const FETCHING = {
  mostBytes: LARGEST_PICTURE_BYTES,
  /** A visitor is waiting. */
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

/** Called once the rate limit allows it, so that what is refused need not be read. Null when it cannot be read. */
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
  | { outcome: 'received'; id: string; nearness: Nearness }
  | RefusedPicture
  /** What was sent holds no picture and no address. */
  | { outcome: 'unreadable' }
  /** Too many at once: worth another try in a moment. */
  | { outcome: 'busy' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/**
 * Embeds a picture to search by and saves its vectors for a day; the picture itself is not stored. Counts against the rate
 * limit of the network that it comes from. Any bytes and any address have an answer.
 */
export async function receivePicture(
  needs: ReceivingNeeds,
  readPicture: ReadPicture,
  networkAddress: string,
): Promise<ReceivedPicture> {
  const { rateLimits, limit, visual } = needs
  const network = networkOf(networkAddress)
  const limited = await rateLimits.take(limit, network)
  if (limited.outcome === 'too-many') return limited
  visual.warm()
  // Before any permit is acquired: senders and other sites may be slow.
  const sent = await readPicture()
  if (!sent) return { outcome: 'unreadable' }
  const fetched = await fetchPicture(needs, sent, network)
  if (!fetched) return { outcome: 'busy' }
  if (fetched.outcome === 'refused') return { outcome: 'refused', reason: REASONS[fetched.reason] }
  return embedAndSave(needs, fetched.bytes)
}

/** Null where too many fetches wait. */
async function fetchPicture(
  { guard, withSlot, acquirePermit }: ReceivingNeeds,
  sent: SentPicture,
  network: string,
): Promise<Fetched | null> {
  if (sent.kind === 'bytes') return { outcome: 'fetched', bytes: sent.bytes }
  const address = sent.address.trim()
  if (isDataImage(address)) return { outcome: 'fetched', bytes: readDataImage(address) }
  return withSlot(network, () =>
    withPermit(acquirePermit, () => fetchGuarded(unwrapAddress(address), guard, FETCHING)),
  )
}

async function embedAndSave(
  { db, visual, clock }: ReceivingNeeds,
  bytes: Uint8Array,
): Promise<ReceivedPicture> {
  const embedded = await visual.embed(bytes)
  if (embedded.outcome !== 'embedded') return embedded
  const id = await saveReference(db, embedded, clock.now())
  return { outcome: 'received', id, nearness: embedded.nearness }
}

const REASONS = {
  malformed: 'address-malformed',
  forbidden: 'address-forbidden',
  unreachable: 'address-unreachable',
  'too-slow': 'address-too-slow',
  'too-large': 'too-large',
} as const
