import type { Greys } from './grey-levels.ts'

/** In pixels of its level; `strength` is only for comparing. */
export type Corner = { x: number; y: number; strength: number }

/** Pixels at the edge where no whole patch fits. */
export const MARGIN = 16
/** Of 255: so much a corner's circle is brighter or darker; less where there are few. */
const CONTRASTS = [24, 10] as const
/** So many of the 16 pixels of the circle in a row (FAST-9; Rosten and Drummond, 2006). */
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
/** Corners are spread over so many fields of each side. */
const FIELDS = 6

/** The strongest corners, spread over the picture. */
export function findCorners(greys: Greys, most: number): Corner[] {
  for (const contrast of CONTRASTS) {
    const corners = strongestOfNeighbours(listCorners(greys, contrast), greys)
    if (corners.length >= most || contrast === CONTRASTS.at(-1)) return spread(corners, greys, most)
  }
  return []
}

function listCorners({ values, width, height }: Greys, contrast: number): Corner[] {
  const offsets = RING.map(([x, y]) => y * width + x)
  const corners: Corner[] = []
  const strengthAt = openStrength(values, offsets, contrast)
  for (let y = MARGIN; y < height - MARGIN; y++) {
    for (let x = MARGIN; x < width - MARGIN; x++) {
      const strength = strengthAt(y * width + x)
      if (strength > 0) corners.push({ x, y, strength })
    }
  }
  return corners
}

/** 0 where it is no corner, else how much its circle differs. */
function openStrength(
  values: Uint8Array,
  offsets: readonly number[],
  contrast: number,
): (at: number) => number {
  const [up = 0, , , , right = 0, , , , down = 0, , , , left = 0] = offsets
  return (at) => {
    const own = values[at] ?? 0
    const differs = (offset: number) => Math.abs((values[at + offset] ?? 0) - own) > contrast
    // Of every arc of nine, two of these four are part.
    if (Number(differs(up)) + Number(differs(right)) + Number(differs(down)) + Number(differs(left)) < 2)
      return 0
    let [run, longest, sign, sum] = [0, 0, 0, 0]
    for (let step = 0; step < CIRCLE + ARC - 1; step++) {
      const difference = (values[at + (offsets[step % CIRCLE] ?? 0)] ?? 0) - own
      const now = difference > contrast ? 1 : difference < -contrast ? -1 : 0
      run = now !== 0 && now === sign ? run + 1 : now !== 0 ? 1 : 0
      sign = now
      if (run > longest) longest = run
      if (step < CIRCLE && now !== 0) sum += Math.abs(difference) - contrast
    }
    return longest >= ARC ? sum : 0
  }
}

/** Without those that have a stronger one beside them. */
function strongestOfNeighbours(corners: readonly Corner[], { width, height }: Greys): Corner[] {
  const strengths = new Float32Array(width * height)
  for (const { x, y, strength } of corners) strengths[y * width + x] = strength
  return corners.filter(({ x, y, strength }) => {
    for (let row = y - 2; row <= y + 2; row++)
      for (let column = x - 2; column <= x + 2; column++) {
        const other = strengths[row * width + column] ?? 0
        if (other > strength || (other === strength && (row < y || (row === y && column < x)))) return false
      }
    return true
  })
}

/** In turns the strongest of each field. */
function spread(corners: Corner[], { width, height }: Greys, most: number): Corner[] {
  const fieldOf = ({ x, y }: Corner) =>
    Math.floor((y / height) * FIELDS) * FIELDS + Math.floor((x / width) * FIELDS)
  const fields = [...Map.groupBy(corners, fieldOf).values()].map((own) =>
    own.sort((one, other) => other.strength - one.strength),
  )
  const chosen: Corner[] = []
  for (let round = 0; chosen.length < Math.min(most, corners.length); round++) {
    const next = fields.flatMap((own) => own[round] ?? [])
    next.sort((one, other) => other.strength - one.strength)
    chosen.push(...next.slice(0, most - chosen.length))
  }
  return chosen
}
