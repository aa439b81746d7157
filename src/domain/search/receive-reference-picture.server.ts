import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#platform/clock.ts'
import { type AcquirePermit, type WithSlot, withPermit } from '#platform/concurrency.ts'
import type { Database } from '#platform/database/database.ts'
import { type Fetched, fetchGuarded, type Guard } from '#platform/http/fetch-guarded.server.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { isDataImage, LARGEST_PICTURE_BYTES, unwrapAddress } from './limits.ts'
import { saveReference } from './reference-pictures.server.ts'
import type { EmbeddingResult, Nearness, VisualSearch } from './search-model.ts'

/** The fetches hold 240 MB at most; the others wait no longer than for two that never answer. */
export const FETCHES = { permits: 16, longestQueue: 32, longestHoldMs: 10_000 } as const
export const FETCHING_SLOTS = { most: 48, perNetwork: 4, keptFree: 16 } as const

const FETCHING = {
  mostBytes: LARGEST_PICTURE_BYTES,
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

/** The bytes of a picture, or its address: a URL or a data image. */
export type SentPicture = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'address'; address: string }

/** Called only once the rate limit allows it, so that a refused body need not be read. Null when it cannot be read. */
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
  | { outcome: 'unreadable' }
  | { outcome: 'busy' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/** Saves the vectors for a day and never the picture; any bytes and any address have an answer. */
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
  // This happens before any permit is acquired: senders and other sites may be slow.
  const sent = await readPicture()
  if (!sent) return { outcome: 'unreadable' }
  const fetched = await fetchPicture(needs, sent, network)
  if (!fetched) return { outcome: 'busy' }
  if (fetched.outcome === 'refused') return { outcome: 'refused', reason: REASONS[fetched.reason] }
  return embedAndSave(needs, fetched.bytes)
}

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

/** Returns the bytes in a data image's address, whatever they are; empty when they cannot be read. */
export function readDataImage(address: string): Uint8Array {
  const comma = address.indexOf(',')
  if (comma < 0) return new Uint8Array()
  const text = address.slice(comma + 1)
  const isBase64 = /;\s*base64\s*$/i.test(address.slice(0, comma))
  // Browsers write no percent signs, and then 20 million letters need not be checked one by one.
  if (!text.includes('%')) return Buffer.from(text, isBase64 ? 'base64' : 'latin1')
  const body = unescapeBytes(text)
  return isBase64 ? Buffer.from(body.toString('latin1'), 'base64') : body
}

const PERCENT = 0x25
const BASE = 16

/** Percent signs stand for bytes, which need not form letters. A call for each of 7 million takes four seconds. */
function unescapeBytes(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1')
  let written = 0
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at] ?? 0
    if (byte === PERCENT) {
      const value = BASE * digitOf(bytes[at + 1]) + digitOf(bytes[at + 2])
      if (!Number.isNaN(value)) {
        byte = value
        at += 2
      }
    }
    bytes[written++] = byte
  }
  return bytes.subarray(0, written)
}

function digitOf(letter = 0): number {
  if (letter >= 0x30 && letter <= 0x39) return letter - 0x30
  const small = letter | 0x20
  return small >= 0x61 && small <= 0x66 ? small - 0x61 + 10 : Number.NaN
}

const BEFORE_LETTERS = /^\s*\{\s*"url"\s*:\s*"data:image\/[\w.+-]{1,40};base64,/
const AFTER_LETTERS = /"\s*\}\s*$/
const AROUND = 200
/** These characters begin an escape of JSON or of addresses, or end the text. */
const NO_LETTERS = ['"', '\\', '%']
/** Four letters stand for three bytes, so it is a multiple of four. It is decoded in some milliseconds. */
const PIECE = 1 << 20

/** Reads what browsers write, null for all else. Pieces let other requests run: 20 million letters block for 0.2 s. */
export async function readDataImageInJson(json: Buffer): Promise<Buffer | null> {
  const before = BEFORE_LETTERS.exec(json.toString('latin1', 0, AROUND))?.[0].length
  const after = AFTER_LETTERS.exec(json.toString('latin1', Math.max(0, json.length - AROUND)))?.[0].length
  if (before === undefined || after === undefined) return null
  const letters = json.subarray(before, json.length - after)
  if (NO_LETTERS.some((sign) => letters.includes(sign))) return null
  const picture = Buffer.alloc(Math.ceil((letters.length * 3) / 4))
  let written = 0
  for (let from = 0; from < letters.length; from += PIECE) {
    written += picture.write(letters.toString('latin1', from, from + PIECE), written, 'base64')
    const isLast = from + PIECE >= letters.length
    // The letters contain blanks, so groups of four may begin in one piece and end in the next.
    if (!isLast && written !== ((from + PIECE) * 3) / 4) return null
    await setImmediate()
  }
  return picture.subarray(0, written)
}
