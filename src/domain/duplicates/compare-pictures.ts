/** The longer side has `SMALL_SIDE` pixels, and each pixel is one byte of grey. */
export type SmallGrey = { width: number; height: number; pixels: Uint8Array }

/** Says how alike two pictures are where one lies in the other, from -1 to 1, and whether one is mirrored. */
export type Likeness = { likeness: number; isMirrored: boolean; share: number }

/** This is enough for a twentieth of a picture to be a few pixels. */
export const SMALL_SIDE = 96
/** To find its place, each part is compared as a grid of so many means in both directions. */
const GRID = 8
const FINE_GRID = 32
/** These shares of the largest fitting part are tried; a smaller crop is another picture to a viewer. */
const SHARES = [1, 0.92, 0.84, 0.76, 0.68, 0.61, 0.55, 0.5]
/** A part is moved in steps of its width divided by this number. */
const STEPS = 9
const REFINEMENTS = 4
/** A grid below this is plain, but for what rounding leaves. */
const LEAST_SPREAD = 1e-6

type Part = { x: number; y: number; width: number; height: number }
type Sums = { width: number; height: number; light: Float64Array; edges: Float64Array }

export function comparePairs(pairs: readonly (readonly [SmallGrey, SmallGrey])[]): Likeness[] {
  return pairs.map(([one, other]) => comparePictures(one, other))
}

/** Looks for each picture in the other, as it is and mirrored: a crop is found wherever it was cut out. */
function comparePictures(one: SmallGrey, other: SmallGrey): Likeness {
  const [first, second] = [sumUp(one), sumUp(other)]
  const tried = [findIn(first, second), findIn(second, first)]
  return tried.reduce((best, next) => (next.likeness > best.likeness ? next : best))
}

function findIn(whole: Sums, scene: Sums): Likeness {
  let best: Likeness = { likeness: -1, isMirrored: false, share: 1 }
  for (const isMirrored of [false, true]) {
    const wanted = gridOf(whole.light, whole, wholeOf(whole), GRID, isMirrored)
    const place = refine(wanted, scene, bestPlace(wanted, whole, scene))
    const likeness = likenessAt(whole, scene, place, isMirrored)
    const share = (place.width * place.height) / (scene.width * scene.height)
    if (likeness > best.likeness) best = { likeness, isMirrored, share }
  }
  return best
}

function bestPlace(wanted: Float64Array, whole: Sums, scene: Sums): Part {
  const widest = Math.min(scene.width, (scene.height * whole.width) / whole.height)
  let best = { place: wholeOf(scene), likeness: -1 }
  for (const share of SHARES) {
    const width = widest * share
    const height = (width * whole.height) / whole.width
    for (const x of stepsTo(scene.width - width, width))
      for (const y of stepsTo(scene.height - height, height)) {
        const place = { x, y, width, height }
        const likeness = correlate(wanted, gridOf(scene.light, scene, place, GRID, false))
        if (likeness > best.likeness) best = { place, likeness }
      }
  }
  return best.place
}

function refine(wanted: Float64Array, scene: Sums, start: Part): Part {
  let place = start
  let best = correlate(wanted, gridOf(scene.light, scene, place, GRID, false))
  for (let round = 0; round < REFINEMENTS; round++) {
    const step = place.width / STEPS / 2 ** (round + 1)
    for (const next of neighboursOf(place, step)) {
      if (!isInside(next, scene)) continue
      const likeness = correlate(wanted, gridOf(scene.light, scene, next, GRID, false))
      if (likeness > best) [place, best] = [next, likeness]
    }
  }
  return place
}

function neighboursOf({ x, y, width, height }: Part, step: number): Part[] {
  return [-step, 0, step].flatMap((right) =>
    [-step, 0, step].flatMap((down) =>
      [-step, 0, step].map((more) => ({
        x: x + right - more / 2,
        y: y + down - more / 2,
        width: width + more,
        height: height * (1 + more / width),
      })),
    ),
  )
}

function isInside({ x, y, width, height }: Part, scene: Sums): boolean {
  return x >= 0 && y >= 0 && x + width <= scene.width && y + height <= scene.height
}

/**
 * Light says where things lie, edges what they are: a copy in other colours keeps both, another picture one at most.
 */
function likenessAt(whole: Sums, scene: Sums, place: Part, isMirrored: boolean): number {
  const compare = (of: 'light' | 'edges') =>
    correlate(
      gridOf(whole[of], whole, wholeOf(whole), FINE_GRID, isMirrored),
      gridOf(scene[of], scene, place, FINE_GRID, false),
    )
  return Math.min(compare('light'), compare('edges'))
}

const wholeOf = ({ width, height }: Sums): Part => ({ x: 0, y: 0, width, height })

function stepsTo(room: number, size: number): number[] {
  const count = Math.max(0, Math.ceil((room * STEPS) / size))
  return Array.from({ length: count + 1 }, (_, at) => (count === 0 ? room / 2 : (room * at) / count))
}

/** Sums up all pixels above and to the left, so that the mean of any part costs four reads. */
function sumUp({ width, height, pixels }: SmallGrey): Sums {
  const edges = new Float64Array(pixels.length)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const across = (pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0)
      const down = (pixels[at + width] ?? 0) - (pixels[at - width] ?? 0)
      edges[at] = Math.hypot(across, down)
    }
  return { width, height, light: integrate(pixels, width, height), edges: integrate(edges, width, height) }
}

function integrate(values: ArrayLike<number>, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += values[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

function gridOf(
  sums: Float64Array,
  { width, height }: Pick<Sums, 'width' | 'height'>,
  part: Part,
  size: number,
  isMirrored: boolean,
): Float64Array {
  const grid = new Float64Array(size * size)
  const stride = width + 1
  for (let row = 0; row < size; row++) {
    const top = Math.min(height - 1, Math.round(part.y + (part.height * row) / size))
    const bottom = Math.min(height, Math.max(top + 1, Math.round(part.y + (part.height * (row + 1)) / size)))
    for (let column = 0; column < size; column++) {
      const left = Math.min(width - 1, Math.round(part.x + (part.width * column) / size))
      const right = Math.min(
        width,
        Math.max(left + 1, Math.round(part.x + (part.width * (column + 1)) / size)),
      )
      const [above, below] = [top * stride, bottom * stride]
      const sum =
        (sums[below + right] ?? 0) -
        (sums[below + left] ?? 0) -
        (sums[above + right] ?? 0) +
        (sums[above + left] ?? 0)
      const to = isMirrored ? size - 1 - column : column
      grid[row * size + to] = sum / ((right - left) * (bottom - top))
    }
  }
  return grid
}

/** Correlates two grids: 1 where one is the other made lighter, darker or flatter, 0 where one is plain. */
function correlate(one: Float64Array, other: Float64Array): number {
  const count = one.length
  let [a, b, ab, aa, bb] = [0, 0, 0, 0, 0]
  for (let at = 0; at < count; at++) {
    const first = one[at] ?? 0
    const second = other[at] ?? 0
    a += first
    b += second
    ab += first * second
    aa += first * first
    bb += second * second
  }
  const spread = (aa - (a * a) / count) * (bb - (b * b) / count)
  return spread > LEAST_SPREAD ? (ab - (a * b) / count) / Math.sqrt(spread) : 0
}
