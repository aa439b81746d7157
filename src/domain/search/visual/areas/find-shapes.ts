import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'

/** In pixels; `right` and `bottom` are the first pixels beyond the box. */
export type Box = { left: number; top: number; right: number; bottom: number }

export type Shape = {
  box: Box
  /** The share of the least straight side that lies on its line. */
  straightness: number
  slope: number
  open: ReadonlySet<keyof Box>
}

type Size = { width: number; height: number }

/** In pixels: a shape this near to the edge of the picture reaches it. */
const AT_EDGE = 3
const EDGE: Pick<Line, 'slope' | 'share'> = { slope: 0, share: 1 }

/** Lines of one or two pixels neither count nor connect. */
export function findShapes(isGround: Uint8Array, size: Size, leastSide: number): Shape[] {
  const solid = erode(isGround, size)
  const queue = new Int32Array(solid.length)
  const shapes: Shape[] = []
  for (let start = 0; start < solid.length; start++) {
    if (solid[start] !== 1) continue
    const pixels = queue.subarray(0, takeConnected(start, solid, size.width, queue))
    const box = boxAround(pixels, size.width)
    if (Math.min(box.right - box.left, box.bottom - box.top) >= leastSide)
      shapes.push(describeShape(pixels, box, size))
  }
  return shapes
}

function erode(isGround: Uint8Array, { width, height }: Size): Uint8Array {
  const solid = new Uint8Array(isGround.length)
  for (let y = 0; y < height; y++) {
    const [above, below] = [y === 0 ? 0 : -width, y === height - 1 ? 0 : width]
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const [before, after] = [x === 0 ? 0 : -1, x === width - 1 ? 0 : 1]
      const ground =
        (isGround[at] ?? 0) +
        (isGround[at + before] ?? 0) +
        (isGround[at + after] ?? 0) +
        (isGround[at + above] ?? 0) +
        (isGround[at + below] ?? 0)
      solid[at] = ground === 0 ? 1 : 0
    }
  }
  return solid
}

function takeConnected(start: number, solid: Uint8Array, width: number, queue: Int32Array): number {
  let count = 0
  const take = (at: number) => {
    if (solid[at] !== 1) return
    solid[at] = 0
    queue[count++] = at
  }
  take(start)
  for (let next = 0; next < count; next++) {
    const at = queue[next] ?? 0
    const x = at % width
    if (x > 0) take(at - 1)
    if (x < width - 1) take(at + 1)
    take(at - width)
    take(at + width)
  }
  return count
}

function boxAround(pixels: Int32Array, width: number): Box {
  const box = { left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 }
  for (const at of pixels) {
    const x = at % width
    const y = (at - x) / width
    if (x < box.left) box.left = x
    if (x >= box.right) box.right = x + 1
    if (y < box.top) box.top = y
    if (y >= box.bottom) box.bottom = y + 1
  }
  return box
}

function describeShape(pixels: Int32Array, box: Box, size: Size): Shape {
  const open = openSides(box, size)
  const lines = sidesOf(pixels, box, size.width)
  const fitted = (name: keyof Box) => (open.has(name) ? { ...EDGE, at: box[name] } : lines(name))
  const [left, top, right, bottom] = [fitted('left'), fitted('top'), fitted('right'), fitted('bottom')]
  const all = [left, top, right, bottom]
  return {
    box: { left: left.at, top: top.at, right: right.at, bottom: bottom.at },
    straightness: Math.min(...all.map(({ share }) => share)),
    slope: Math.max(...all.map(({ slope }) => Math.abs(slope))),
    open,
  }
}

function openSides({ left, top, right, bottom }: Box, { width, height }: Size): Set<keyof Box> {
  const open = new Set<keyof Box>()
  if (left < AT_EDGE) open.add('left')
  if (top < AT_EDGE) open.add('top')
  if (right > width - AT_EDGE) open.add('right')
  if (bottom > height - AT_EDGE) open.add('bottom')
  return open
}

/** One pixel was eroded from each side, so the lines are moved outwards by it. */
function sidesOf(pixels: Int32Array, box: Box, width: number): (name: keyof Box) => Line {
  const [rows, columns] = [box.bottom - box.top, box.right - box.left]
  const profiles = {
    left: new Int32Array(rows).fill(box.right),
    right: new Int32Array(rows),
    top: new Int32Array(columns).fill(box.bottom),
    bottom: new Int32Array(columns),
  }
  for (const at of pixels) {
    const x = at % width
    const y = (at - x) / width
    const [row, column] = [y - box.top, x - box.left]
    profiles.left[row] = Math.min(profiles.left[row] ?? x, x)
    profiles.right[row] = Math.max(profiles.right[row] ?? x, x + 1)
    profiles.top[column] = Math.min(profiles.top[column] ?? y, y)
    profiles.bottom[column] = Math.max(profiles.bottom[column] ?? y, y + 1)
  }
  const outwards = { left: -1, top: -1, right: 1, bottom: 1 }
  return (name) => {
    const line = fitLine(profiles[name])
    return { ...line, at: line.at + outwards[name] }
  }
}

/** A side of a shape, as the shape's outermost pixel in each row or column along it. */
type Side = Int32Array

/** A straight line along a side: where its middle is, how it leans, and the share of the side's pixels on it. */
type Line = { at: number; slope: number; share: number }

/** A page that is held or photographed askew leans at most this much, in pixels for each pixel along it. */
const MOST_SLOPE = 0.15
const SLOPE_STEP = 0.015
/** In pixels, to both sides of the line. */
const REACH = 1
/** This share at each end is left out: corners are round there, or the neighbouring side leans into it. */
const CORNER_SHARE = 0.08
const SLOPES = Array.from(
  { length: 2 * Math.round(MOST_SLOPE / SLOPE_STEP) + 1 },
  (_, at) => (at - Math.round(MOST_SLOPE / SLOPE_STEP)) * SLOPE_STEP,
)

function fitLine(side: Side): Line {
  const skipped = Math.floor(side.length * CORNER_SHARE)
  const points = side.subarray(skipped, side.length - skipped)
  const middle = (points.length - 1) / 2
  const margin = Math.ceil(MOST_SLOPE * middle) + REACH
  const counts = new Int32Array(side.reduce((most, point) => Math.max(most, point), 0) + 2 * margin + 1)
  let best: Line = { at: 0, slope: 0, share: -1 }
  for (const slope of SLOPES) {
    counts.fill(0)
    for (let at = 0; at < points.length; at++) {
      const place = Math.round((points[at] ?? 0) - slope * (at - middle)) + margin
      counts[place] = (counts[place] ?? 0) + 1
    }
    const { place, count } = densest(counts)
    const share = count / points.length
    const isBetter = share > best.share || (share === best.share && Math.abs(slope) < Math.abs(best.slope))
    if (isBetter) best = { at: place - margin, slope, share }
  }
  return best
}

function densest(counts: Int32Array): { place: number; count: number } {
  let best = { place: 0, count: 0 }
  for (let place = REACH; place < counts.length - REACH; place++) {
    let count = 0
    for (let at = place - REACH; at <= place + REACH; at++) count += counts[at] ?? 0
    const isDenser = (counts[place] ?? 0) > (counts[best.place] ?? 0)
    if (count > best.count || (count === best.count && isDenser)) best = { place, count }
  }
  return best
}

/** Paper in lamp light changes by less from pixel to pixel (of 255, in any channel), the edge of a picture by more. */
const SMOOTH_STEP = 7

const UNSEEN = -1

export type Colour = readonly [red: number, green: number, blue: number]

/** Pixels that are connected and change only slowly: paper, a wall, the ground of an app, a plain sky. */
export type ColourRegion = { label: number; size: number; colour: Colour; touchesBorder: boolean }

export type Regions = {
  labels: Int32Array
  /** Regions of at least so many pixels, the largest first. */
  large: readonly ColourRegion[]
}

export function findRegions(copy: SmallCopy, leastSize: number): Regions {
  const count = copy.width * copy.height
  const labels = new Int32Array(count).fill(UNSEEN)
  const queue = new Int32Array(count)
  const large: ColourRegion[] = []
  for (let start = 0, label = 0; start < count; start++) {
    if (labels[start] !== UNSEEN) continue
    const size = fillRegion(start, label, copy, labels, queue)
    if (size >= leastSize) large.push(describeRegion(label, queue.subarray(0, size), copy))
    label += 1
  }
  return { labels, large: large.sort((one, other) => other.size - one.size) }
}

function fillRegion(
  start: number,
  label: number,
  { pixels, width, height }: SmallCopy,
  labels: Int32Array,
  queue: Int32Array,
): number {
  const lastRow = width * (height - 1)
  let size = 0
  const take = (at: number, from: number) => {
    if (labels[at] !== UNSEEN || !isNextTo(pixels, from * CHANNELS, at * CHANNELS)) return
    labels[at] = label
    queue[size++] = at
  }
  take(start, start)
  for (let next = 0; next < size; next++) {
    const at = queue[next] ?? 0
    const x = at % width
    if (x > 0) take(at - 1, at)
    if (x < width - 1) take(at + 1, at)
    if (at >= width) take(at - width, at)
    if (at < lastRow) take(at + width, at)
  }
  return size
}

function describeRegion(
  label: number,
  members: Int32Array,
  { pixels, width, height }: SmallCopy,
): ColourRegion {
  let touchesBorder = false
  const [red, green, blue] = [0, 1, 2].map((channel) => {
    let sum = 0
    for (const at of members) sum += pixels[at * CHANNELS + channel] ?? 0
    return sum / members.length
  })
  for (const at of members) {
    const x = at % width
    if (x === 0 || x === width - 1 || at < width || at >= width * (height - 1)) touchesBorder = true
  }
  return { label, size: members.length, colour: [red ?? 0, green ?? 0, blue ?? 0], touchesBorder }
}

function isNextTo(pixels: Uint8Array, one: number, other: number): boolean {
  return (
    Math.abs((pixels[one] ?? 0) - (pixels[other] ?? 0)) <= SMOOTH_STEP &&
    Math.abs((pixels[one + 1] ?? 0) - (pixels[other + 1] ?? 0)) <= SMOOTH_STEP &&
    Math.abs((pixels[one + 2] ?? 0) - (pixels[other + 2] ?? 0)) <= SMOOTH_STEP
  )
}

export const CHANNELS = 3
/** In pixels. At this size text is a grey line, and every edge of a picture is still sharp. */
const LONGEST_SIDE = 256

/** Each pixel is the mean of a square, so that grain, paper and compression hardly differ from their ground. */
export function shrinkCopy(copy: SmallCopy): SmallCopy {
  const step = Math.ceil(Math.max(copy.width, copy.height) / LONGEST_SIDE)
  if (step === 1) return copy
  const width = Math.max(1, Math.floor(copy.width / step))
  const height = Math.max(1, Math.floor(copy.height / step))
  const pixels = new Uint8Array(width * height * CHANNELS)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      averageSquare(copy, x * step, y * step, step, pixels, (y * width + x) * CHANNELS)
  return { pixels, width, height }
}

function averageSquare(
  { pixels, width, height }: SmallCopy,
  left: number,
  top: number,
  step: number,
  into: Uint8Array,
  at: number,
): void {
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let y = top; y < Math.min(height, top + step); y++) {
    for (let x = left; x < Math.min(width, left + step); x++) {
      const from = (y * width + x) * CHANNELS
      red += pixels[from] ?? 0
      green += pixels[from + 1] ?? 0
      blue += pixels[from + 2] ?? 0
      count += 1
    }
  }
  into[at] = red / count
  into[at + 1] = green / count
  into[at + 2] = blue / count
}
