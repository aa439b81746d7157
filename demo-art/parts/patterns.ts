import { boxOf, ellipse, type Point, rectangle, steps } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, inside, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Pattern } from '../hands/hand.ts'

/** Fills the shape at `index` with a pattern whose repeat is `size` units. */
export function patternOver(stage: Stage, index: number, pattern: Pattern, slot: Slot, size: number): void {
  const { scene, random } = stage
  const outline = scene.shapes[index]?.rings[0]
  if (outline === undefined || pattern === 'plain') return
  const { left, top, right, bottom } = boxOf(outline)
  const [width, height] = [right - left, bottom - top]
  const rows = Math.ceil(height / size) + 1
  const columns = Math.ceil(width / size) + 1
  inside(scene, index, () => {
    if (pattern === 'stripes') {
      for (let row = 0; row < rows; row++)
        cut(scene, rectangle(left - 9, top + row * size, width + 18, size * 0.42), slot)
    }
    if (pattern === 'checks') {
      for (let row = 0; row < rows; row++)
        line(
          scene,
          [
            [left, top + row * size],
            [right, top + row * size],
          ],
          slot,
          size * 0.12,
        )
      for (let column = 0; column < columns; column++)
        line(
          scene,
          [
            [left + column * size, top],
            [left + column * size, bottom],
          ],
          slot,
          size * 0.12,
        )
    }
    if (pattern === 'waves') {
      for (let row = 0; row < rows; row++) {
        const wave = steps(
          columns * 2 + 1,
          (share, step): Point => [
            left + share * (width + size),
            top + row * size + (step % 2 ? size * 0.3 : 0),
          ],
        )
        line(scene, wave, slot, size * 0.14)
      }
    }
    if (pattern === 'dots') {
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          fill(scene, ellipse(left + (column + (row % 2) / 2) * size, top + row * size, size * 0.17), slot)
        }
      }
    }
    if (pattern === 'leaves') {
      for (let count = 0; count < Math.min(40, rows * columns * 0.8); count++) {
        const from: Point = [random.between(left, right), random.between(top, bottom)]
        fill(scene, leaf(from, random.between(0, 6.3), size * 0.9, size * 0.36), slot)
      }
    }
  })
}
