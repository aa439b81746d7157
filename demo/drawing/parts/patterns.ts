import { type Box, boxOf, ellipse, type Point, path, rectangle, steps } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, inside, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Pattern } from '../hands/hand.ts'

/** Fills the shape at `index` with a pattern whose repeat is `size` units; 'plain' leaves it as it is. */
export function patternOver(stage: Stage, index: number, pattern: Pattern, slot: Slot, size: number): void {
  const { scene } = stage
  const outline = scene.shapes[index]?.rings[0]
  if (outline === undefined || pattern === 'plain') return
  const box = boxOf(outline)
  const rows = Math.ceil((box.bottom - box.top) / size) + 1
  const columns = Math.ceil((box.right - box.left) / size) + 1
  inside(scene, index, () => DRAW_PATTERN[pattern](stage, { ...box, rows, columns, size }, slot))
}

function leaves({ scene, random }: Stage, area: Area, slot: Slot): void {
  const { left, top, right, bottom, rows, columns, size } = area
  for (let count = 0; count < Math.min(MOST_LEAVES, rows * columns * 0.8); count++) {
    const from: Point = [random.between(left, right), random.between(top, bottom)]
    fill(scene, leaf(from, random.between(0, 6.3), size * 0.9, size * 0.36), slot)
  }
}

/** Says what a pattern covers, and how many marks that takes across and down. */
type Area = Box & { rows: number; columns: number; size: number }

const DRAW_PATTERN: Record<Exclude<Pattern, 'plain'>, (stage: Stage, area: Area, slot: Slot) => void> = {
  stripes,
  checks,
  waves,
  dots,
  leaves,
}

function stripes({ scene }: Stage, { left, top, right, rows, size }: Area, slot: Slot): void {
  for (let row = 0; row < rows; row++)
    cut(scene, rectangle(left - 9, top + row * size, right - left + 18, size * 0.42), slot)
}

function checks({ scene }: Stage, { left, top, right, bottom, rows, columns, size }: Area, slot: Slot): void {
  for (let row = 0; row < rows; row++)
    line(scene, path([left, top + row * size, right, top + row * size]), slot, size * 0.12)
  for (let column = 0; column < columns; column++)
    line(scene, path([left + column * size, top, left + column * size, bottom]), slot, size * 0.12)
}

function waves({ scene }: Stage, { left, top, right, rows, columns, size }: Area, slot: Slot): void {
  for (let row = 0; row < rows; row++) {
    const wave = steps(
      columns * 2 + 1,
      (share, step): Point => [
        left + share * (right - left + size),
        top + row * size + (step % 2 ? size * 0.3 : 0),
      ],
    )
    line(scene, wave, slot, size * 0.14)
  }
}

function dots({ scene }: Stage, { left, top, rows, columns, size }: Area, slot: Slot): void {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      fill(scene, ellipse(left + (column + (row % 2) / 2) * size, top + row * size, size * 0.17), slot)
}

/** More leaves than this on one shape read as noise and cost time. */
const MOST_LEAVES = 40
