import type { Box, Shape } from './find-shapes.ts'

type Size = { width: number; height: number }

const MOST_RECTANGLES = 6
/** Two boxes that have so much in common of what they take together are the same. */
export const SAME = 0.7
/** So much of the smaller one lies in the larger one. */
const WITHIN = 0.9
/** A box that others take so much of is a page, a screen or a frame around them. */
const LEAST_OF_CONTAINER = 0.16

export function shareOf({ left, top, right, bottom }: Box, { width, height }: Size): number {
  return (Math.max(0, right - left) * Math.max(0, bottom - top)) / (width * height)
}

/** Each once, what is in a frame instead of the frame, the largest and straightest first. */
export function chooseBoxes(shapes: readonly Shape[], size: Size): Box[] {
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
  const own = shareOf(box, size)
  const within = all.filter((other) => {
    const share = shareOf(other, size)
    return other !== box && share < own && inCommon(box, other, size) >= WITHIN * share
  })
  return within.some((other) => shareOf(other, size) >= LEAST_OF_CONTAINER * own)
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

/** What two boxes have in common, of what they take together. */
export function overlap(one: Box, other: Box, size: Size): number {
  const shared = inCommon(one, other, size)
  return shared / (shareOf(one, size) + shareOf(other, size) - shared || 1)
}
