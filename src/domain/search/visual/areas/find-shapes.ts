import { fitLine, type Line } from './straight-sides.ts'

/** In pixels; `right` and `bottom` are the first beyond it. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** A connected shape on a ground, and the box between the straight lines along its sides. */
export type Shape = {
  box: Box
  /** How much of the least straight side lies on its line. */
  straightness: number
  /** How much the side leans that leans most. */
  slope: number
  /** The sides that are edges of the whole picture. */
  open: ReadonlySet<keyof Box>
}

type Size = { width: number; height: number }

/** In pixels: a shape so near to the edge of the picture reaches it. */
const AT_EDGE = 3
/** The edge of the picture is straight, but no edge of a shape. */
const EDGE: Pick<Line, 'slope' | 'share'> = { slope: 0, share: 1 }

/** Shapes on a ground of at least so many pixels to a side. Lines of one or two pixels neither count nor connect. */
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

/** 1 where neither the pixel nor a neighbour is ground. */
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

/** Moves all pixels connected to the first from the mask into the queue. Returns how many. */
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

/** The line along each side, by the outermost pixel in each row or column. One pixel was eroded from each. */
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
