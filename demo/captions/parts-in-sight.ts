import { cellsInside } from 'demo-art/gate'
import type { Scene, Shape } from 'demo-art/scene'

/** Cells across a scene: fine enough for a bee, coarse enough for a whole catalogue. */
const COLUMNS = 72
/** Cells around the sheet in which what the frame cuts off is counted. */
const AROUND = 14
/** Less of a part than this, in cells, cannot be made out. */
const FEWEST_CELLS = 3
/** A part of which less is free is covered, or outside of the frame. */
const LEAST_SHARE = 0.3
/** Share of the sheet from which on a place is seen however much stands before it. */
const ENOUGH_OF_SHEET = 0.12

type Point = Shape['rings'][number][number]
type Grid = { cell: number; width: number; height: number }
/** For each cell: drawn at all, and free in the frame. */
type Marks = { drawn: Uint8Array; free: Uint8Array }

/**
 * Returns the names of the parts that one sees in a scene: they are inside of the frame, and what was drawn after them
 * leaves enough of them free.
 */
export function partsInSight(scene: Scene): Set<string> {
  const grid = gridOf(scene)
  const cells = scene.shapes.map((shape) => cellsOf(shape, grid))
  const clips = new Map<number, Uint8Array>()
  const [inFrame, covered] = [frameOf(grid), new Uint8Array(grid.width * grid.height)]
  const parts = new Map<string, Marks>()
  for (let index = scene.shapes.length - 1; index >= 0; index--) {
    const [shape, all] = [scene.shapes[index], cells[index]]
    if (!shape || !all) continue
    const clip = shape.clip === null ? null : maskOf(shape.clip, cells, clips, grid)
    const own = clip ? all.filter((place) => clip[place]) : all
    for (const name of shape.names) mark(marksOf(parts, name, grid), own, inFrame, covered)
    if (shape.closed || shape.width >= grid.cell) for (const place of own) covered[place] = 1
  }
  const enough = ENOUGH_OF_SHEET * countOf(inFrame)
  const isInSight = ({ drawn, free }: Marks) =>
    countOf(free) >= Math.min(enough, Math.max(FEWEST_CELLS, LEAST_SHARE * countOf(drawn)))
  return new Set([...parts].filter(([, marks]) => isInSight(marks)).map(([name]) => name))
}

function countOf(cells: Uint8Array): number {
  return cells.reduce((sum, cell) => sum + cell, 0)
}

function mark(
  { drawn, free }: Marks,
  own: readonly number[],
  inFrame: Uint8Array,
  covered: Uint8Array,
): void {
  for (const place of own) {
    drawn[place] = 1
    if (inFrame[place] && !covered[place]) free[place] = 1
  }
}

function marksOf(parts: Map<string, Marks>, name: string, { width, height }: Grid): Marks {
  const known = parts.get(name)
  if (known) return known
  const marks = { drawn: new Uint8Array(width * height), free: new Uint8Array(width * height) }
  parts.set(name, marks)
  return marks
}

function maskOf(
  index: number,
  cells: readonly number[][],
  clips: Map<number, Uint8Array>,
  { width, height }: Grid,
): Uint8Array {
  const known = clips.get(index)
  if (known) return known
  const mask = new Uint8Array(width * height)
  for (const place of cells[index] ?? []) mask[place] = 1
  clips.set(index, mask)
  return mask
}

function gridOf({ width, height }: Scene): Grid {
  const cell = width / COLUMNS
  return { cell, width: COLUMNS + 2 * AROUND, height: Math.ceil(height / cell) + 2 * AROUND }
}

function frameOf({ width, height }: Grid): Uint8Array {
  const isInside = (at: number, side: number) => at >= AROUND && at < side - AROUND
  return Uint8Array.from({ length: width * height }, (_, place) =>
    isInside(place % width, width) && isInside(Math.floor(place / width), height) ? 1 : 0,
  )
}

function cellsOf({ rings, closed }: Shape, grid: Grid): number[] {
  const shift = AROUND * grid.cell
  const moved = rings.map((ring) => ring.map(([x, y]): Point => [x + shift, y + shift]))
  const cells = moved.flatMap((ring) => cellsAlong(ring, grid))
  return closed ? [...cells, ...cellsInside(moved, grid.cell, grid)] : cells
}

/** The cells that a line runs through, whatever its width. */
function cellsAlong(line: readonly Point[], { cell, width, height }: Grid): number[] {
  const cells: number[] = []
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / cell))
    for (let step = 1; step <= steps; step++) {
      const column = Math.floor((from[0] + ((to[0] - from[0]) * step) / steps) / cell)
      const row = Math.floor((from[1] + ((to[1] - from[1]) * step) / steps) / cell)
      if (column >= 0 && column < width && row >= 0 && row < height) cells.push(row * width + column)
    }
  }
  return cells
}
