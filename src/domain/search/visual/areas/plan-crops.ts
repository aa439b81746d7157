import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import { type Crop, LEAST_REGION, type Region, WHOLE, WHOLE_CROP } from '#domain/search/region.ts'
import {
  type Box,
  CHANNELS,
  type Colour,
  type ColourRegion,
  findRegions,
  findShapes,
  type Shape,
  shrinkCopy,
} from './find-shapes.ts'
import { findGrid, findTiles } from './find-tiles.ts'

/** A camera that was held upright saw a picture that lies on its side in one of these turns. */
export const TURNS = [90, 270] as const
/** A picture may show more than the work, with nothing that separates them. */
const MIDDLE: readonly Region[] = [
  { x: 10, y: 10, width: 80, height: 80 },
  { x: 17, y: 17, width: 66, height: 66 },
]
/** A longer picture, squeezed to a square, resembles the grain of wood, whatever it shows. */
const STRIP_RATIO = 2.5
const MOST_SQUARES = 6

/**
 * Plans the crops besides the whole: pictures in it, else squares of a strip, else its middle. The most likely come
 * first.
 */
export function planCrops(copy: SmallCopy): Crop[] {
  const ratio = Math.max(copy.width, copy.height) / Math.min(copy.width, copy.height)
  if (ratio > STRIP_RATIO) return toCrops('square', squaresOf(ratio, copy.width > copy.height))
  const pictures = toCrops('picture', findRectangles(copy))
  // A single one may also be a window or a sign in a work.
  return pictures.length > 1 ? pictures : [...pictures, ...toCrops('middle', MIDDLE)]
}

/**
 * Plans the same for a turned picture. Pictures or squares that were found in it were mostly upright already, so few of
 * them are tried again.
 */
export function planTurnedCrops(
  planned: readonly Crop[],
  turn: Crop['turn'],
): [whole: Crop, ...others: Crop[]] {
  const pictures = planned.filter(({ kind }) => kind === 'picture')
  const isPlain = planned.every(({ kind }) => kind === 'middle')
  const again = isPlain ? planned : pictures.length === 1 ? pictures : []
  return [{ ...WHOLE_CROP, turn }, ...again.map((crop) => ({ ...crop, turn }))]
}

/** Returns squares from end to end; they are a little larger where a square would be too small to be a part. */
function squaresOf(ratio: number, isWide: boolean): Region[] {
  const share = Math.max(LEAST_REGION, Math.round(WHOLE / ratio))
  const count = Math.min(MOST_SQUARES, Math.ceil(ratio))
  return Array.from({ length: count }, (_, at) => {
    const from = Math.round((at * (WHOLE - share)) / (count - 1))
    return isWide
      ? { x: from, y: 0, width: share, height: WHOLE }
      : { x: 0, y: from, width: WHOLE, height: share }
  })
}

function toCrops(kind: Crop['kind'], areas: readonly Region[]): Crop[] {
  return areas.map((area) => ({ kind, area, turn: 0 }))
}

/** The least shorter side of the shrunk copy; in a smaller one no edge can be told from another. */
const LEAST_PIXELS = 24
/** In shares of the picture: anything smaller is a button, a face or a line of text. */
const LEAST_SIDE = 0.12
const LEAST_AREA = 0.035
/** An area that takes a larger share is the picture itself. */
const MOST_AREA = 0.9
const GROUND_SHARE = 0.012
const MOST_GROUNDS = 10
/** Grounds that differ by no more than this, of 255, in each channel are one. */
const SAME_GROUND = 14
/** At least this share of each side is straight; round corners and pale places at an edge are the rest. */
const LEAST_STRAIGHT = 0.8
/** The same where two sides are edges of the picture, which any horizon has as well. Then nothing may lean either. */
const STRAIGHT_ACROSS = 0.93
const UPRIGHT = 0.016

/**
 * Parts of a picture that may be pictures themselves: on a page, in an app, in a frame, on a board. Up to six, the most
 * likely first; none where the picture is a work of its own.
 */
export function findRectangles(copy: SmallCopy): Region[] {
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
  // On a board each cell is a picture. A box that fills a cell gives it its edges.
  const cells = findGrid(small).map((cell) => boxes.find((box) => overlap(box, cell, small) >= SAME) ?? cell)
  const found = cells.length > 0 ? cells : boxes.length > 0 ? boxes : findTiles(small)
  return found
    .map((box) => toRegion(box, small))
    .filter((region) => region.width >= LEAST_REGION && region.height >= LEAST_REGION)
}

/** Groups regions of the same colour, and all regions that reach the edge of the picture. */
function groundsOf(regions: readonly ColourRegion[]): ColourRegion[][] {
  const grounds: ColourRegion[][] = []
  for (const region of regions.slice(0, MOST_GROUNDS)) {
    const same = grounds.find(([first]) => first && isSameColour(first.colour, region.colour))
    if (same) same.push(region)
    else grounds.push([region])
  }
  const outer = regions.filter(({ touchesBorder }) => touchesBorder)
  const isNew = outer.some(({ colour }) => outer[0] && !isSameColour(outer[0].colour, colour))
  return isNew ? [...grounds, outer] : grounds
}

function isSameColour(one: Colour, other: Colour): boolean {
  return one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) <= SAME_GROUND)
}

function markGround(labels: Int32Array, ground: readonly ColourRegion[]): Uint8Array {
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

function toRegion({ left, top, right, bottom }: Box, { width, height }: SmallCopy): Region {
  const [x, y] = [percent(left, width), percent(top, height)]
  return { x, y, width: percent(right, width) - x, height: percent(bottom, height) - y }
}

function percent(at: number, length: number): number {
  return Math.min(WHOLE, Math.max(0, Math.round((at / length) * WHOLE)))
}

type Size = { width: number; height: number }

const MOST_RECTANGLES = 6
const SAME = 0.7
const WITHIN = 0.9
/** A box of which others take this share is a page, a screen or a frame around them. */
const LEAST_OF_CONTAINER = 0.16

function shareOf({ left, top, right, bottom }: Box, { width, height }: Size): number {
  return (Math.max(0, right - left) * Math.max(0, bottom - top)) / (width * height)
}

/** Returns each box once, the content of a frame instead of the frame, the largest and straightest first. */
function chooseBoxes(shapes: readonly Shape[], size: Size): Box[] {
  const score = ({ box, straightness }: Shape) => shareOf(box, size) * straightness
  const straightest = [...shapes].sort((one, other) => other.straightness - one.straightness)
  const different: Shape[] = []
  for (const shape of straightest)
    if (!different.some(({ box }) => overlap(box, shape.box, size) >= SAME)) different.push(shape)
  const ordered = different.sort((one, other) => score(other) - score(one)).map(({ box }) => box)
  const contents = ordered.filter((box) => !isContainer(box, ordered, size))
  const chosen: Box[] = []
  for (const box of contents) if (chosen.every((other) => inCommon(box, other, size) === 0)) chosen.push(box)
  return chosen.slice(0, MOST_RECTANGLES)
}

function isContainer(box: Box, all: readonly Box[], size: Size): boolean {
  const boxShare = shareOf(box, size)
  const within = all.filter((other) => {
    const share = shareOf(other, size)
    return other !== box && share < boxShare && inCommon(box, other, size) >= WITHIN * share
  })
  return within.some((other) => shareOf(other, size) >= LEAST_OF_CONTAINER * boxShare)
}

function inCommon(one: Box, other: Box, size: Size): number {
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
  return shareOf(box, size)
}

function overlap(one: Box, other: Box, size: Size): number {
  const shared = inCommon(one, other, size)
  return shared / (shareOf(one, size) + shareOf(other, size) - shared || 1)
}

/** The least difference from the ground, of 255, in any channel, of something printed or shown on it. */
const SEEN = 24
/** Lines of text leave more of their ground free than this. */
const LEAST_SEEN = 0.5
/** The largest difference in hue, of 255: text is as grey as its paper, or as coloured. */
const SAME_HUE = 12
/** A text has this share of its paper's hue at least, and this share of dark on light, or light on dark, at most. */
const TEXT_HUE = 0.97
const MOST_INK = 0.25
const INK = 110
/** A button or a panel has one colour nearly everywhere. */
const MOST_PLAIN = 0.85
const PLAIN_STEPS = 16

/** Whether the box shows more than text or a single colour. */
function looksLikePicture(box: Box, copy: SmallCopy, ground: readonly ColourRegion[]): boolean {
  const paper = ground[0]?.colour ?? [0, 0, 0]
  const [left, right] = [Math.round(box.left), Math.min(copy.width, Math.round(box.right))]
  const counted = { pixels: 0, seen: 0, hue: 0, ink: 0 }
  const plain = new Uint32Array(PLAIN_STEPS ** CHANNELS)
  for (let y = Math.round(box.top); y < Math.min(copy.height, box.bottom); y++)
    for (let x = left; x < right; x++)
      countPixel(copy.pixels, (y * copy.width + x) * CHANNELS, paper, counted, plain)
  const { pixels, seen, hue, ink } = counted
  const isText = hue >= TEXT_HUE * pixels && ink <= MOST_INK * pixels
  const mostOfOne = plain.reduce((most, count) => Math.max(most, count), 0)
  return seen >= LEAST_SEEN * pixels && !isText && mostOfOne < MOST_PLAIN * pixels
}

function countPixel(
  pixels: Uint8Array,
  at: number,
  [paperRed, paperGreen, paperBlue]: Colour,
  counted: { pixels: number; seen: number; hue: number; ink: number },
  plain: Uint32Array,
): void {
  const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
  const [byRed, byGreen, byBlue] = [red - paperRed, green - paperGreen, blue - paperBlue]
  const most = Math.max(Math.abs(byRed), Math.abs(byGreen), Math.abs(byBlue))
  counted.pixels += 1
  if (most >= SEEN) counted.seen += 1
  if (most >= INK) counted.ink += 1
  if (Math.abs(byRed - byGreen) <= SAME_HUE && Math.abs(byGreen - byBlue) <= SAME_HUE) counted.hue += 1
  const step = (value: number) => (value * PLAIN_STEPS) >> 8
  const bin = (step(red) * PLAIN_STEPS + step(green)) * PLAIN_STEPS + step(blue)
  plain[bin] = (plain[bin] ?? 0) + 1
}
