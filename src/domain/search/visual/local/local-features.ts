import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import { type Corner, findCorners, MARGIN } from './find-corners.ts'
import { blur, type Greys, LEVEL_RATIO, toGreyLevels } from './grey-levels.ts'

/**
 * Corners of a picture and what is around them (after ORB; Rublee, Rabaud, Konolige and Bradski, 2011): what tells whether
 * two pictures show the same drawing, also where one is only a part of the other.
 */
export type LocalFeatures = {
  /** In pixels of the largest level. */
  x: Float32Array
  y: Float32Array
  /** How much larger than a pixel of the largest level, as the power of `LEVEL_RATIO`. */
  level: Uint8Array
  /** Radians. */
  angle: Float32Array
  /** Eight numbers of 32 bits each: one bit for each pair of places that is brighter at the first. */
  codes: Uint32Array
}

export const CODE_WORDS = 8
/** Over all levels. A work is only part of what is searched by, which has more. */
export const MOST_CORNERS = { work: 300, query: 480 } as const
/** In pixels: the middle of brightness of so large a circle says how a patch is turned. */
const TURNING_RADIUS = 8
/** Angles that pairs are kept turned by. */
const ANGLES = 32
const PAIRS = 32 * CODE_WORDS
const PATTERNS = turnedPatterns()

/** Some ten milliseconds for a small copy. */
export function computeLocalFeatures(copy: SmallCopy, mostCorners: number): LocalFeatures {
  const levels = toGreyLevels(copy)
  const whole = levels.reduce((sum, { values }) => sum + values.length, 0)
  const found = levels.flatMap((greys, level) => {
    const most = Math.round((mostCorners * greys.values.length) / whole)
    const soft = { ...greys, values: blur(greys) }
    return findCorners(greys, most).map((corner) => ({ level, ...describeCorner(soft, corner), ...corner }))
  })
  const codes = new Uint32Array(found.length * CODE_WORDS)
  for (const [at, { code }] of found.entries()) codes.set(code, at * CODE_WORDS)
  const pixelOf = (at: number, level: number) => (at + 0.5) * LEVEL_RATIO ** level
  return {
    x: Float32Array.from(found, ({ x, level }) => pixelOf(x, level)),
    y: Float32Array.from(found, ({ y, level }) => pixelOf(y, level)),
    level: Uint8Array.from(found, ({ level }) => level),
    angle: Float32Array.from(found, ({ angle }) => angle),
    codes,
  }
}

function describeCorner(greys: Greys, corner: Corner): { angle: number; code: Uint32Array } {
  const { values, width } = greys
  const angle = angleOf(greys, corner)
  const pattern = PATTERNS[Math.round((angle / (2 * Math.PI)) * ANGLES + ANGLES) % ANGLES] ?? new Int8Array()
  const at = corner.y * width + corner.x
  const code = new Uint32Array(CODE_WORDS)
  for (let pair = 0; pair < PAIRS; pair++) {
    const from = 4 * pair
    const one = values[at + (pattern[from + 1] ?? 0) * width + (pattern[from] ?? 0)] ?? 0
    const other = values[at + (pattern[from + 3] ?? 0) * width + (pattern[from + 2] ?? 0)] ?? 0
    if (one < other) code[pair >> 5] = (code[pair >> 5] ?? 0) | (1 << (pair & 31))
  }
  return { angle, code }
}

function angleOf({ values, width }: Greys, { x, y }: Corner): number {
  let [across, down] = [0, 0]
  for (let row = -TURNING_RADIUS; row <= TURNING_RADIUS; row++) {
    const reach = Math.floor(Math.sqrt(TURNING_RADIUS ** 2 - row ** 2))
    for (let column = -reach; column <= reach; column++) {
      const value = values[(y + row) * width + x + column] ?? 0
      across += column * value
      down += row * value
    }
  }
  return Math.atan2(down, across)
}

/** For each angle the places of all pairs: x and y of the one, x and y of the other. Near the middle more often. */
function turnedPatterns(): Int8Array[] {
  let state = 1
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  /** A sum of three is nearly normal. */
  const offset = () => (random() + random() + random() - 1.5) * 2 * (MARGIN - 5)
  const bound = (MARGIN - 2) / Math.SQRT2
  const places = Array.from({ length: 4 * PAIRS }, () => Math.max(-bound, Math.min(bound, offset())))
  return Array.from({ length: ANGLES }, (_, turn) => {
    const [cosine, sine] = [Math.cos((2 * Math.PI * turn) / ANGLES), Math.sin((2 * Math.PI * turn) / ANGLES)]
    const turned = new Int8Array(places.length)
    for (let at = 0; at < places.length; at += 2) {
      const [x, y] = [places[at] ?? 0, places[at + 1] ?? 0]
      turned[at] = Math.round(x * cosine - y * sine)
      turned[at + 1] = Math.round(x * sine + y * cosine)
    }
    return turned
  })
}
