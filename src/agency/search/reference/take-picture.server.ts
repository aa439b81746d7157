import type { Described, VisualSearch } from '#agency/search/model.ts'
import type { Clock } from '#base/clock.ts'
import type { Database } from '#base/database/database.ts'
import { type Fetched, fetchGuarded, type Guard } from '#base/http/fetch-guarded.server.ts'
import { networkOf } from '#base/http/network.ts'
import type { RateLimit, RateLimits } from '#base/rate-limits/rate-limits.server.ts'
import { inTurn, type TakeTurn } from '#base/take-turns.ts'
import { isDataImage, unwrapAddress } from './picture-address.ts'
import { readDataImage } from './read-data-image.ts'
import { keepReference } from './reference-pictures.server.ts'

/** As large as what a camera makes; whatever is larger is shrunk in the browser. */
export const LARGEST_PICTURE_BYTES = 15 * 1024 * 1024

/**
 * A picture that comes is held twice while a form is taken apart, so that these are 240 MB at most. Whoever sends slowly
 * has long enough for a line of one megabyte a second, and then shares it with the next.
 */
export const RECEIVING = { atOnce: 8, longestLine: 32, longestTurnMs: 20_000 } as const

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
  /** Whose picture is received, one after the other; null to whom the line is too long. */
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
  const { rateLimits, limit, takeTurn } = needs
  const taking = await rateLimits.take(limit, networkOf(networkAddress))
  if (taking.outcome === 'too-many') return taking
  return (await inTurn(takeTurn, () => receive(needs, readGiven))) ?? { outcome: 'busy' }
}

async function receive(needs: TakingNeeds, readGiven: ReadGiven): Promise<TakenPicture> {
  const { db, visual, clock } = needs
  const given = await readGiven()
  if (!given) return { outcome: 'unreadable' }
  const picture =
    given.kind === 'bytes' ? toFetched(given.bytes) : await readAddress(given.address, needs.guard)
  if (picture.outcome === 'refused') return { outcome: 'refused', reason: REASONS[picture.reason] }
  const described = await visual.describe(picture.bytes)
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

function readAddress(address: string, guard: Guard): Promise<Fetched> {
  const given = address.trim()
  if (isDataImage(given)) return Promise.resolve(toFetched(readDataImage(given)))
  return fetchGuarded(unwrapAddress(given), guard, FETCHING)
}

function toFetched(bytes: Uint8Array): Fetched {
  if (bytes.length > LARGEST_PICTURE_BYTES) return { outcome: 'refused', reason: 'too-large' }
  return { outcome: 'fetched', bytes }
}
