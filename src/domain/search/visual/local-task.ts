import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import {
  CODE_WORDS,
  computeLocalFeatures,
  decodeLocal,
  encodeLocal,
  LEVEL_RATIO,
  type LocalFeatures,
} from './local-features.ts'

type LocalTask =
  | { copy: SmallCopy; mostKeypoints: number }
  | { query: Uint8Array; others: readonly (Uint8Array | null)[] }

/** Takes some ten milliseconds for a copy, and two for each other picture. */
export function workOnLocal(task: LocalTask): Uint8Array<ArrayBuffer> | number[] {
  if ('copy' in task) return encodeLocal(computeLocalFeatures(task.copy, task.mostKeypoints))
  const query = decodeLocal(task.query)
  return task.others.map((other) => (other ? countMatchingPlaces(query, decodeLocal(other)) : 0))
}

/** Codes of the same place differ in fewer than this many of 256 bits. */
const MOST_BITS = 68
/** The best code differs in less than this share of the second best's bits. */
const LEAST_RATIO = 0.86
const FURTHEST = Math.ceil(MOST_BITS / LEAST_RATIO)
/** Codes that differ in more of the first 64 bits are hardly ever near as a whole. */
const MOST_OF_TWO_WORDS = 29
/** In pixels: how far a place may lie off, and how much more for each pixel from the mover's place. */
const TOLERANCE = 10
const TOLERANCE_GROWTH = 0.12
/** In pixels: corners that are nearer than this are one place. */
const PLACE = 8
/** In radians, and in levels. */
const TURNED_AT_MOST = 0.45
const LEVELS_AT_MOST = 1.1

type Pair = { x: number; y: number; toX: number; toY: number; turned: number; levels: number }

/** Counts the query's places that one movement, turn and size maps to the other picture. */
export function countMatchingPlaces(query: LocalFeatures, other: LocalFeatures): number {
  const pairs = listPairs(query, other)
  return pairs.reduce((most, pair) => Math.max(most, countAgreeing(pair, pairs)), 0)
}

function listPairs(query: LocalFeatures, other: LocalFeatures): Pair[] {
  const pairs: Pair[] = []
  for (let at = 0; at < query.x.length; at++) {
    const found = nearestCode(query.descriptors, at, other.descriptors)
    if (found < 0) continue
    pairs.push({
      x: query.x[at] ?? 0,
      y: query.y[at] ?? 0,
      toX: other.x[found] ?? 0,
      toY: other.y[found] ?? 0,
      turned: (other.angle[found] ?? 0) - (query.angle[at] ?? 0),
      levels: (other.level[found] ?? 0) - (query.level[at] ?? 0),
    })
  }
  return pairs
}

/** Returns -1 where no code is near, or where another one is nearly as near. */
function nearestCode(descriptors: Uint32Array, at: number, others: Uint32Array): number {
  const code = descriptors.subarray(at * CODE_WORDS, (at + 1) * CODE_WORDS)
  let [best, second, place] = [FURTHEST, FURTHEST, -1]
  for (let from = 0; from < others.length; from += CODE_WORDS) {
    let bits =
      countBits((code[0] ?? 0) ^ (others[from] ?? 0)) + countBits((code[1] ?? 0) ^ (others[from + 1] ?? 0))
    if (bits > MOST_OF_TWO_WORDS) continue
    for (let word = 2; word < CODE_WORDS && bits < second; word++)
      bits += countBits((code[word] ?? 0) ^ (others[from + word] ?? 0))
    if (bits < best) [best, second, place] = [bits, best, from / CODE_WORDS]
    else if (bits < second) second = bits
  }
  return best <= MOST_BITS && best < LEAST_RATIO * second ? place : -1
}

function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function countAgreeing(mover: Pair, pairs: readonly Pair[]): number {
  const size = LEVEL_RATIO ** mover.levels
  const [cosine, sine] = [size * Math.cos(mover.turned), size * Math.sin(mover.turned)]
  const places = new Set<number>()
  for (const { x, y, toX, toY, turned, levels } of pairs) {
    if (Math.abs(levels - mover.levels) > LEVELS_AT_MOST) continue
    const turn = Math.abs(Math.atan2(Math.sin(turned - mover.turned), Math.cos(turned - mover.turned)))
    if (turn > TURNED_AT_MOST) continue
    const [dx, dy] = [x - mover.x, y - mover.y]
    const distance = Math.hypot(
      mover.toX + dx * cosine - dy * sine - toX,
      mover.toY + dx * sine + dy * cosine - toY,
    )
    if (distance < TOLERANCE + TOLERANCE_GROWTH * size * Math.hypot(dx, dy))
      places.add(Math.round(toX / PLACE) * 4_096 + Math.round(toY / PLACE))
  }
  return places.size
}
