import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'

/** Corners and their codes, after ORB (Rublee, Rabaud, Konolige and Bradski, 2011), also find a part of a drawing. */
export type LocalFeatures = {
  /** In pixels of the largest level. */
  x: Float32Array
  y: Float32Array
  /** How much larger than a pixel of the largest level, as a power of `LEVEL_RATIO`. */
  level: Uint8Array
  /** Radians. */
  angle: Float32Array
  /** Eight numbers of 32 bits each: one bit for each pair of places that is brighter at the first. */
  descriptors: Uint32Array
}

export const CODE_WORDS = 8
/** The limit over all levels. A work is only part of the picture that is searched by, which may have more. */
export const MOST_CORNERS = { work: 300, query: 480 } as const
/** In pixels. The centre of brightness in a circle of this radius says how a patch is turned. */
const TURNING_RADIUS = 8
const ANGLES = 32
const PAIRS = 32 * CODE_WORDS
/** Pixels at the edge where no whole patch fits. */
const MARGIN = 16
const PATTERNS = turnedPatterns()

/** Takes some ten milliseconds for a small copy. */
export function computeLocalFeatures(copy: SmallCopy, mostKeypoints: number): LocalFeatures {
  const levels = toGreyLevels(copy)
  const whole = levels.reduce((sum, { values }) => sum + values.length, 0)
  const found = levels.flatMap((greys, level) => {
    const most = Math.round((mostKeypoints * greys.values.length) / whole)
    const soft = { ...greys, values: blur(greys) }
    return findKeypoints(greys, most).map((keypoint) => ({
      level,
      ...describeKeypoint(soft, keypoint),
      ...keypoint,
    }))
  })
  const descriptors = new Uint32Array(found.length * CODE_WORDS)
  for (const [at, { code }] of found.entries()) descriptors.set(code, at * CODE_WORDS)
  const pixelOf = (at: number, level: number) => (at + 0.5) * LEVEL_RATIO ** level
  return {
    x: Float32Array.from(found, ({ x, level }) => pixelOf(x, level)),
    y: Float32Array.from(found, ({ y, level }) => pixelOf(y, level)),
    level: Uint8Array.from(found, ({ level }) => level),
    angle: Float32Array.from(found, ({ angle }) => angle),
    descriptors,
  }
}

function describeKeypoint(greys: Greys, keypoint: Keypoint): { angle: number; code: Uint32Array } {
  const { values, width } = greys
  const angle = angleOf(greys, keypoint)
  const pattern = PATTERNS[Math.round((angle / (2 * Math.PI)) * ANGLES + ANGLES) % ANGLES] ?? new Int8Array()
  const at = keypoint.y * width + keypoint.x
  const code = new Uint32Array(CODE_WORDS)
  for (let pair = 0; pair < PAIRS; pair++) {
    const from = 4 * pair
    const one = values[at + (pattern[from + 1] ?? 0) * width + (pattern[from] ?? 0)] ?? 0
    const other = values[at + (pattern[from + 3] ?? 0) * width + (pattern[from + 2] ?? 0)] ?? 0
    if (one < other) code[pair >> 5] = (code[pair >> 5] ?? 0) | (1 << (pair & 31))
  }
  return { angle, code }
}

function angleOf({ values, width }: Greys, { x, y }: Keypoint): number {
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

/** Each angle has the x and y of both places of all pairs, more of them near the middle. */
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

/** In pixels of its level; `strength` only serves to compare corners. */
type Keypoint = { x: number; y: number; strength: number }

/** How much a corner's circle is brighter or darker, of 255. The second is for pictures with few corners. */
const CONTRASTS = [24, 10] as const
/** This many of the circle's 16 pixels in a row (FAST-9; Rosten and Drummond, 2006). */
const ARC = 9
const CIRCLE = 16
const RING: readonly (readonly [x: number, y: number])[] = [
  [0, -3],
  [1, -3],
  [2, -2],
  [3, -1],
  [3, 0],
  [3, 1],
  [2, 2],
  [1, 3],
  [0, 3],
  [-1, 3],
  [-2, 2],
  [-3, 1],
  [-3, 0],
  [-3, -1],
  [-2, -2],
  [-1, -3],
]
const FIELDS = 6

/** The strongest corners, spread over the picture. */
function findKeypoints(greys: Greys, most: number): Keypoint[] {
  for (const contrast of CONTRASTS) {
    const keypoints = strongestOfNeighbours(listKeypoints(greys, contrast), greys)
    if (keypoints.length >= most || contrast === CONTRASTS.at(-1)) return spread(keypoints, greys, most)
  }
  return []
}

function listKeypoints({ values, width, height }: Greys, contrast: number): Keypoint[] {
  const offsets = RING.map(([x, y]) => y * width + x)
  const keypoints: Keypoint[] = []
  const strengthAt = openStrength(values, offsets, contrast)
  for (let y = MARGIN; y < height - MARGIN; y++) {
    for (let x = MARGIN; x < width - MARGIN; x++) {
      const strength = strengthAt(y * width + x)
      if (strength > 0) keypoints.push({ x, y, strength })
    }
  }
  return keypoints
}

function openStrength(
  values: Uint8Array,
  offsets: readonly number[],
  contrast: number,
): (at: number) => number {
  const [up = 0, , , , right = 0, , , , down = 0, , , , left = 0] = offsets
  return (at) => {
    const centre = values[at] ?? 0
    const differs = (offset: number) => Math.abs((values[at + offset] ?? 0) - centre) > contrast
    // Every arc of nine contains at least two of these four.
    if (Number(differs(up)) + Number(differs(right)) + Number(differs(down)) + Number(differs(left)) < 2)
      return 0
    let [run, longest, sign, sum] = [0, 0, 0, 0]
    for (let step = 0; step < CIRCLE + ARC - 1; step++) {
      const difference = (values[at + (offsets[step % CIRCLE] ?? 0)] ?? 0) - centre
      const now = difference > contrast ? 1 : difference < -contrast ? -1 : 0
      run = now !== 0 && now === sign ? run + 1 : now !== 0 ? 1 : 0
      sign = now
      if (run > longest) longest = run
      if (step < CIRCLE && now !== 0) sum += Math.abs(difference) - contrast
    }
    return longest >= ARC ? sum : 0
  }
}

/** Leaves out corners that have a stronger one beside them. */
function strongestOfNeighbours(keypoints: readonly Keypoint[], { width, height }: Greys): Keypoint[] {
  const strengths = new Float32Array(width * height)
  for (const { x, y, strength } of keypoints) strengths[y * width + x] = strength
  return keypoints.filter(({ x, y, strength }) => {
    for (let row = y - 2; row <= y + 2; row++)
      for (let column = x - 2; column <= x + 2; column++) {
        const other = strengths[row * width + column] ?? 0
        if (other > strength || (other === strength && (row < y || (row === y && column < x)))) return false
      }
    return true
  })
}

/** Takes the strongest corner of each field in turn. */
function spread(keypoints: Keypoint[], { width, height }: Greys, most: number): Keypoint[] {
  const fieldOf = ({ x, y }: Keypoint) =>
    Math.floor((y / height) * FIELDS) * FIELDS + Math.floor((x / width) * FIELDS)
  const fields = [...Map.groupBy(keypoints, fieldOf).values()].map((inField) =>
    inField.sort((one, other) => other.strength - one.strength),
  )
  const chosen: Keypoint[] = []
  for (let round = 0; chosen.length < Math.min(most, keypoints.length); round++) {
    const next = fields.flatMap((inField) => inField[round] ?? [])
    next.sort((one, other) => other.strength - one.strength)
    chosen.push(...next.slice(0, most - chosen.length))
  }
  return chosen
}

/** Brightness, 0 to 255, row by row. */
type Greys = { values: Uint8Array; width: number; height: number }

export const LEVEL_RATIO = 1.4
/** Enough for a picture that fills a quarter of the sides of another. */
const MOST_LEVELS = 5
/** In pixels: a smaller level has no room for the patch around a corner. */
const LEAST_SIDE = 48

function toGreyLevels({ pixels, width, height }: SmallCopy): Greys[] {
  const values = new Uint8Array(width * height)
  for (let at = 0; at < values.length; at++) {
    const [red, green, blue] = [pixels[3 * at] ?? 0, pixels[3 * at + 1] ?? 0, pixels[3 * at + 2] ?? 0]
    values[at] = (77 * red + 150 * green + 29 * blue) >> 8
  }
  const levels: Greys[] = [{ values, width, height }]
  for (let next = shrink(levels[0]); next && levels.length < MOST_LEVELS; next = shrink(next))
    levels.push(next)
  return levels
}

function shrink(greys: Greys | undefined): Greys | null {
  if (!greys) return null
  const [width, height] = [Math.round(greys.width / LEVEL_RATIO), Math.round(greys.height / LEVEL_RATIO)]
  if (Math.min(width, height) < LEAST_SIDE) return null
  const soft = blur(greys)
  const values = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = Math.min(greys.height - 1, Math.floor((y + 0.5) * LEVEL_RATIO)) * greys.width
    for (let x = 0; x < width; x++)
      values[y * width + x] = soft[from + Math.min(greys.width - 1, Math.floor((x + 0.5) * LEVEL_RATIO))] ?? 0
  }
  return { values, width, height }
}

function blur({ values, width, height }: Greys): Uint8Array {
  const across = new Uint16Array(values.length)
  const all = new Uint8Array(values.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const value = values[at] ?? 0
      const left = x > 0 ? (values[at - 1] ?? 0) : value
      const right = x < width - 1 ? (values[at + 1] ?? 0) : value
      across[at] = left + 2 * value + right
    }
  }
  for (let at = 0; at < across.length; at++) {
    const value = across[at] ?? 0
    all[at] = ((across[at - width] ?? value) + 2 * value + (across[at + width] ?? value)) >> 4
  }
  return all
}

const PLACE_STEPS = 16
const ANGLE_STEPS = 256
const CODE_BYTES = 4 * CODE_WORDS
const CORNER_BYTES = 6 + CODE_BYTES

/** 38 bytes for each corner, little endian. */
export function encodeLocal({ x, y, level, angle, descriptors }: LocalFeatures): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(x.length * CORNER_BYTES))
  for (let at = 0; at < x.length; at++) {
    const from = at * CORNER_BYTES
    view.setUint16(from, Math.round((x[at] ?? 0) * PLACE_STEPS), true)
    view.setUint16(from + 2, Math.round((y[at] ?? 0) * PLACE_STEPS), true)
    view.setUint8(from + 4, level[at] ?? 0)
    view.setUint8(from + 5, Math.round(((angle[at] ?? 0) / (2 * Math.PI)) * ANGLE_STEPS) & (ANGLE_STEPS - 1))
    for (let word = 0; word < CODE_WORDS; word++)
      view.setUint32(from + 6 + 4 * word, descriptors[at * CODE_WORDS + word] ?? 0, true)
  }
  return new Uint8Array(view.buffer)
}

export function decodeLocal({ buffer, byteOffset, byteLength }: Uint8Array): LocalFeatures {
  const view = new DataView(buffer, byteOffset, byteLength)
  const count = Math.floor(byteLength / CORNER_BYTES)
  const each = <Value>(read: (from: number) => Value) =>
    Array.from({ length: count }, (_, at) => read(at * CORNER_BYTES))
  const descriptors = new Uint32Array(count * CODE_WORDS)
  for (let at = 0; at < descriptors.length; at++)
    descriptors[at] = view.getUint32(
      Math.floor(at / CODE_WORDS) * CORNER_BYTES + 6 + 4 * (at % CODE_WORDS),
      true,
    )
  return {
    x: Float32Array.from(each((from) => view.getUint16(from, true) / PLACE_STEPS)),
    y: Float32Array.from(each((from) => view.getUint16(from + 2, true) / PLACE_STEPS)),
    level: Uint8Array.from(each((from) => view.getUint8(from + 4))),
    angle: Float32Array.from(each((from) => (view.getUint8(from + 5) / ANGLE_STEPS) * 2 * Math.PI)),
    descriptors,
  }
}
