import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import { type Box, CHANNELS } from './find-shapes.ts'

/** The least step across the seam of two pictures that differ there, of 255, in any channel. */
const STEP = 26
/** A seam is sharp: on both sides of it the picture changes less than across it. */
const SHARPER = 2
/** Neighbours of one colour have no step between them; outlines of drawings are shorter, or bend. */
const LEAST_SEAM = 0.6
const LEAST_CONTINUED = 0.25
/** The least side of a tile, as a share of the whole picture's sides. */
const LEAST_TILE = 0.2
const MOST_CUTS = 3
/** Two halves may also be a work with a border or a horizon. */
const LEAST_TILES = 3
const MOST_TILES = 6
/** A drawing's own lines rarely cut off parts whose sides differ by no more than this factor. */
const MOST_APART = 1.3

type Direction = 'down' | 'across'

/** The tiles of a board on which pictures lie edge to edge; none where there are no seams through all of it. */
export function findTiles(copy: SmallCopy): Box[] {
  const whole = { left: 0, top: 0, right: copy.width, bottom: copy.height }
  const tiles = cut(whole, copy, MOST_CUTS)
  const isBoard = tiles.length >= LEAST_TILES && tiles.length <= MOST_TILES && areAlike(tiles)
  return isBoard ? tiles : []
}

function areAlike(tiles: readonly Box[]): boolean {
  const [widths, heights] = [
    tiles.map(({ left, right }) => right - left),
    tiles.map(({ top, bottom }) => bottom - top),
  ]
  return [widths, heights].every((sides) => Math.max(...sides) <= MOST_APART * Math.min(...sides))
}

type Seam = { direction: Direction; at: number }

function cut(box: Box, copy: SmallCopy, cuts: number, seam = findSeam(box, copy)): Box[] {
  if (!seam || cuts === 0) return [box]
  const { direction, at } = seam
  const [one, other] =
    direction === 'down'
      ? [
          { ...box, right: at },
          { ...box, left: at },
        ]
      : [
          { ...box, bottom: at },
          { ...box, top: at },
        ]
  const [ofOne, ofOther] = [findSeam(one, copy), findSeam(other, copy)]
  return [
    ...cut(one, copy, cuts - 1, ofOne ?? continued(ofOther, direction, one, copy)),
    ...cut(other, copy, cuts - 1, ofOther ?? continued(ofOne, direction, other, copy)),
  ]
}

function continued(seam: Seam | null, cutAlong: Direction, box: Box, copy: SmallCopy): Seam | null {
  if (!seam || seam.direction === cutAlong) return null
  return seamShare(box, copy, seam.direction, seam.at) >= LEAST_CONTINUED ? seam : null
}

function findSeam(box: Box, copy: SmallCopy): Seam | null {
  const margins = { down: LEAST_TILE * copy.width, across: LEAST_TILE * copy.height }
  let best = { direction: 'down' as Direction, at: 0, share: LEAST_SEAM }
  for (const direction of ['down', 'across'] as const) {
    const [first, last] = direction === 'down' ? [box.left, box.right] : [box.top, box.bottom]
    const margin = Math.ceil(margins[direction])
    for (let at = first + margin; at <= last - margin; at++) {
      const share = seamShare(box, copy, direction, at)
      if (share > best.share) best = { direction, at, share }
    }
  }
  return best.share > LEAST_SEAM ? best : null
}

function seamShare(box: Box, { pixels, width }: SmallCopy, direction: Direction, at: number): number {
  const across = (direction === 'down' ? 1 : width) * CHANNELS
  const along = (direction === 'down' ? width : 1) * CHANNELS
  const [first, last] = direction === 'down' ? [box.top, box.bottom] : [box.left, box.right]
  let steps = 0
  for (let place = first; place < last; place++) {
    const here = at * across + place * along
    // The pixel before the seam may be a mixture of both sides.
    const step = difference(pixels, here - 2 * across, here + across)
    if (step < STEP) continue
    const beside = Math.max(
      difference(pixels, here - 5 * across, here - 2 * across),
      difference(pixels, here + across, here + 4 * across),
    )
    if (step >= SHARPER * beside) steps += 1
  }
  return steps / (last - first)
}

function difference(pixels: Uint8Array, one: number, other: number): number {
  let most = 0
  for (let channel = 0; channel < CHANNELS; channel++)
    most = Math.max(most, Math.abs((pixels[one + channel] ?? 0) - (pixels[other + channel] ?? 0)))
  return most
}

/** The least difference from the ground, of 255, in any channel, of something shown on it. */
const SEEN = 24
/** A line through the whole board on which nothing lies is ground for at least this share. */
const LEAST_GROUND = 0.995
/** A line between two pictures lies at most this far from where all would be of one size, as a share of the side. */
const MOVED_AT_MOST = 0.04
/** At least this share of each cell is covered; less is a speck. */
const LEAST_COVERED = 0.04
/** A single row or column is left out: parts of one drawing may lie so as well. */
const GRIDS = [
  [2, 3],
  [3, 2],
  [2, 2],
] as const

/** Finds pictures without edges of their own, such as cut-outs on white, where lines of ground separate them. */
export function findGrid(copy: SmallCopy): Box[] {
  const isSeen = markSeen(copy)
  const rows = groundLines(copy.height, copy.width, (at, along) => isSeen[at * copy.width + along] === 1)
  const columns = groundLines(copy.width, copy.height, (at, along) => isSeen[along * copy.width + at] === 1)
  for (const [down, across] of GRIDS) {
    const [tops, lefts] = [cutsOf(rows, down), cutsOf(columns, across)]
    if (!tops || !lefts) continue
    const cells = cellsOf(tops, lefts)
    if (cells.every((cell) => coveredShare(cell, isSeen, copy.width) >= LEAST_COVERED)) return cells
  }
  return []
}

/** Returns 1 for each pixel that differs from the ground, whose colour is that of the upper left corner. */
function markSeen({ pixels, width, height }: SmallCopy): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, at) => {
    let most = 0
    for (let channel = 0; channel < CHANNELS; channel++)
      most = Math.max(most, Math.abs((pixels[at * CHANNELS + channel] ?? 0) - (pixels[channel] ?? 0)))
    return most >= SEEN ? 1 : 0
  })
}

function groundLines(
  count: number,
  length: number,
  isSeen: (at: number, along: number) => boolean,
): boolean[] {
  return Array.from({ length: count }, (_, at) => {
    let seen = 0
    for (let along = 0; along < length; along++) if (isSeen(at, along)) seen += 1
    return seen <= (1 - LEAST_GROUND) * length
  })
}

function cutsOf(isGround: readonly boolean[], parts: number): number[] | null {
  const length = isGround.length
  const between = Array.from({ length: parts - 1 }, (_, at) => {
    const wanted = ((at + 1) * length) / parts
    const near = [...isGround.keys()].filter(
      (line) => isGround[line] && Math.abs(line - wanted) <= MOVED_AT_MOST * length,
    )
    return near.length > 0
      ? near.reduce((best, line) => (Math.abs(line - wanted) < Math.abs(best - wanted) ? line : best))
      : null
  })
  const cuts = between.filter((cut) => cut !== null)
  return cuts.length === between.length ? [0, ...cuts, length] : null
}

function cellsOf(tops: readonly number[], lefts: readonly number[]): Box[] {
  return tops.slice(0, -1).flatMap((top, row) =>
    lefts.slice(0, -1).map((left, column) => ({
      left,
      top,
      right: lefts[column + 1] ?? left,
      bottom: tops[row + 1] ?? top,
    })),
  )
}

function coveredShare({ left, top, right, bottom }: Box, isSeen: Uint8Array, width: number): number {
  let seen = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) seen += isSeen[y * width + x] ?? 0
  return seen / Math.max(1, (right - left) * (bottom - top))
}
