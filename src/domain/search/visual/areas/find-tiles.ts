import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import type { Box } from './find-shapes.ts'
import { CHANNELS } from './shrink-copy.ts'

/** Of 255, in any channel, across the seam of two pictures that are unlike there. */
const STEP = 26
/** A seam is sharp: beside it, on both sides, the picture changes less than across it. */
const SHARPER = 2
/** So much of its length is such a step; where neighbours have the same colour it is none. Outlines of drawings are shorter, or bend. */
const LEAST_SEAM = 0.6
/** The same of a seam that goes on beyond a crossing. */
const LEAST_CONTINUED = 0.25
/** In shares of the whole picture's sides: tiles are no smaller. */
const LEAST_TILE = 0.2
/** A seam is sought in the rows or columns of another one. */
const MOST_CUTS = 3
/** Two halves are a work with a border or a horizon as well. */
const LEAST_TILES = 3
const MOST_TILES = 6
/** How much longer the longest side is than the shortest: what a drawing's own lines cut off is rarely of one size. */
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

/** The seam of the neighbour, where it goes on as a fainter one. */
function continued(seam: Seam | null, cutAlong: Direction, box: Box, copy: SmallCopy): Seam | null {
  if (!seam || seam.direction === cutAlong) return null
  return seamShare(box, copy, seam.direction, seam.at) >= LEAST_CONTINUED ? seam : null
}

/** The straight line through all of the box along which most is a step. */
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
