import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import type { Box } from './find-shapes.ts'
import { CHANNELS } from './shrink-copy.ts'

/** Of 255, in any channel: as different as something shown on the ground. */
const SEEN = 24
/** Of a line through the whole board so much is ground, where nothing lies on it. */
const LEAST_GROUND = 0.995
/** A line between two pictures is so far from where all would be of one size, in shares of the side. */
const MOVED_AT_MOST = 0.04
/** Of each cell so much is covered; less is a speck. */
const LEAST_COVERED = 0.04
/** Rows and columns of boards, the most pictures first. In a single row or column, parts of one drawing lie so as well. */
const GRIDS = [
  [2, 3],
  [3, 2],
  [2, 2],
] as const

/** The cells of a board whose pictures have no edges of their own, as cut-outs on white; none where lines of ground part no such cells. */
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

/** 1 for each pixel that differs from the ground, which is what the left upper corner shows. */
function markSeen({ pixels, width, height }: SmallCopy): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, at) => {
    let most = 0
    for (let channel = 0; channel < CHANNELS; channel++)
      most = Math.max(most, Math.abs((pixels[at * CHANNELS + channel] ?? 0) - (pixels[channel] ?? 0)))
    return most >= SEEN ? 1 : 0
  })
}

/** For each line whether it is ground from end to end. */
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

/** From edge to edge so many parts of about one size, parted by lines of ground; null where there are none. */
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
