import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import { type Look, WHOLE_LOOK } from '#domain/search/part/look.ts'
import { LEAST_PART, type Part, WHOLE } from '#domain/search/part/part.ts'
import { findRectangles } from './find-rectangles.ts'

/** How a camera that was held upright saw a picture that lies on its side. */
export const TURNS = [90, 270] as const
/** A picture may show more than the work, with nothing to tell them apart. */
const MIDDLE: readonly Part[] = [
  { x: 10, y: 10, width: 80, height: 80 },
  { x: 17, y: 17, width: 66, height: 66 },
]
/** Squeezed to a square, a longer one looks like grain of wood, whatever it shows. */
const STRIP_RATIO = 2.5
const MOST_SQUARES = 6

/** What to look at besides the whole: pictures in it, else squares of a strip, else its middle. The most likely first. */
export function planLooks(copy: SmallCopy): Look[] {
  const ratio = Math.max(copy.width, copy.height) / Math.min(copy.width, copy.height)
  if (ratio > STRIP_RATIO) return toLooks('square', squaresOf(ratio, copy.width > copy.height))
  const pictures = toLooks('picture', findRectangles(copy))
  // A single one may as well be a window or a sign in a work.
  return pictures.length > 1 ? pictures : [...pictures, ...toLooks('middle', MIDDLE)]
}

/** The same of a picture that is turned. Where something tells its parts, they were mostly seen upright: few of them again. */
export function planTurnedLooks(
  planned: readonly Look[],
  turn: Look['turn'],
): [whole: Look, ...others: Look[]] {
  const pictures = planned.filter(({ kind }) => kind === 'picture')
  const isPlain = planned.every(({ kind }) => kind === 'middle')
  const again = isPlain ? planned : pictures.length === 1 ? pictures : []
  return [{ ...WHOLE_LOOK, turn }, ...again.map((look) => ({ ...look, turn }))]
}

/** From end to end; where a square would be too small to be a part, a little more. */
function squaresOf(ratio: number, isWide: boolean): Part[] {
  const share = Math.max(LEAST_PART, Math.round(WHOLE / ratio))
  const count = Math.min(MOST_SQUARES, Math.ceil(ratio))
  return Array.from({ length: count }, (_, at) => {
    const from = Math.round((at * (WHOLE - share)) / (count - 1))
    return isWide
      ? { x: from, y: 0, width: share, height: WHOLE }
      : { x: 0, y: from, width: WHOLE, height: share }
  })
}

function toLooks(kind: Look['kind'], areas: readonly Part[]): Look[] {
  return areas.map((area) => ({ kind, area, turn: 0 }))
}
