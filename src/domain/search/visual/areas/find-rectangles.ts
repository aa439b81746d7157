import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import { LEAST_PART, type Part, WHOLE } from '#domain/search/part/part.ts'
import { chooseBoxes, overlap, SAME, shareOf } from './choose-boxes.ts'
import { findGrid } from './find-grid.ts'
import { type Box, findShapes, type Shape } from './find-shapes.ts'
import { findTiles } from './find-tiles.ts'
import { looksLikePicture } from './looks-like-picture.ts'
import { shrinkCopy } from './shrink-copy.ts'
import { type Colour, findRegions, type Region } from './smooth-regions.ts'

/** Of the shrunk copy's shorter side; in less no edge can be told from another. */
const LEAST_PIXELS = 24
/** In shares of the picture: less is a button, a face or a line of text. */
const LEAST_SIDE = 0.12
const LEAST_AREA = 0.035
/** What takes more is the picture itself. */
const MOST_AREA = 0.9
/** A ground takes at least so much, and is one of so many. */
const GROUND_SHARE = 0.012
const MOST_GROUNDS = 10
/** Of 255, in each channel: grounds more alike than that are one. */
const SAME_GROUND = 14
/** So much of each side is straight. Round corners and what is pale at an edge are the rest. */
const LEAST_STRAIGHT = 0.8
/** The same where two sides are edges of the picture, which any horizon has as well; then nothing leans either. */
const STRAIGHT_ACROSS = 0.93
const UPRIGHT = 0.016

/**
 * Parts of a picture that may be pictures themselves: on a page, in an app, in a frame, on a board. Up to six, the most
 * likely first; none where the picture is a work of its own.
 */
export function findRectangles(copy: SmallCopy): Part[] {
  const small = shrinkCopy(copy)
  const { width, height } = small
  if (Math.min(width, height) < LEAST_PIXELS) return []
  const { labels, large } = findRegions(small, GROUND_SHARE * width * height)
  const leastSide = LEAST_SIDE * Math.min(width, height)
  const shapes = groundsOf(large).flatMap((ground) => {
    const isGround = markGround(labels, ground)
    return findShapes(isGround, small, leastSide).filter(
      (shape) => isRectangle(shape, small) && looksLikePicture(shape.box, small, ground),
    )
  })
  const boxes = chooseBoxes(shapes, small)
  // On a board each cell is a picture; a box that fills one has its edges.
  const cells = findGrid(small).map((cell) => boxes.find((box) => overlap(box, cell, small) >= SAME) ?? cell)
  const found = cells.length > 0 ? cells : boxes.length > 0 ? boxes : findTiles(small)
  return found
    .map((box) => toPart(box, small))
    .filter((part) => part.width >= LEAST_PART && part.height >= LEAST_PART)
}

/** Regions of the same colour together, and all that reach the edge of the picture together. */
function groundsOf(regions: readonly Region[]): Region[][] {
  const grounds: Region[][] = []
  for (const region of regions.slice(0, MOST_GROUNDS)) {
    const same = grounds.find(([first]) => first && isSame(first.colour, region.colour))
    if (same) same.push(region)
    else grounds.push([region])
  }
  const outer = regions.filter(({ touchesBorder }) => touchesBorder)
  const isNew = outer.some(({ colour }) => outer[0] && !isSame(outer[0].colour, colour))
  return isNew ? [...grounds, outer] : grounds
}

function isSame(one: Colour, other: Colour): boolean {
  return one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) <= SAME_GROUND)
}

function markGround(labels: Int32Array, ground: readonly Region[]): Uint8Array {
  // Labels are numbered from 0, and no more than pixels.
  const marked = new Uint8Array(labels.length)
  for (const { label } of ground) marked[label] = 1
  const isGround = new Uint8Array(labels.length)
  for (let at = 0; at < labels.length; at++) isGround[at] = marked[labels[at] ?? 0] ?? 0
  return isGround
}

function isRectangle({ box, straightness, slope, open }: Shape, small: SmallCopy): boolean {
  const share = shareOf(box, small)
  if (share < LEAST_AREA || share > MOST_AREA || straightness < LEAST_STRAIGHT) return false
  if (open.size <= 1) return true
  const isAcross = open.has('left') ? open.has('right') : open.has('top') && open.has('bottom')
  return open.size === 2 && isAcross && straightness >= STRAIGHT_ACROSS && slope <= UPRIGHT
}

function toPart({ left, top, right, bottom }: Box, { width, height }: SmallCopy): Part {
  const [x, y] = [percent(left, width), percent(top, height)]
  return { x, y, width: percent(right, width) - x, height: percent(bottom, height) - y }
}

function percent(at: number, length: number): number {
  return Math.min(WHOLE, Math.max(0, Math.round((at / length) * WHOLE)))
}
