import { type Point, path, rectangle, roundedRectangle } from '../core/geometry.ts'
import { cut, inside, type Placing, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { angled, soft, stroke } from './marks.ts'

/** A pencil that lies with its blunt end at (0, 0) and points to (`length`, 0). */
export function pencil({ scene }: Stage, length: number, thick: number, slot: Slot): void {
  const half = thick / 2
  const cone = length - thick * 1.7
  cut(scene, roundedRectangle(0, -half, thick * 0.8, thick, half * 0.5), 'bloomToo')
  cut(scene, rectangle(thick * 0.5, -half, thick * 0.45, thick), 'light', { tone: -0.12 })
  cut(scene, rectangle(thick * 0.95, -half, cone - thick * 0.95, thick), slot)
  cut(scene, rectangle(thick * 0.95, -half, cone - thick * 0.95, thick * 0.3), slot, { tone: 0.08 })
  cut(scene, rectangle(thick * 0.95, half * 0.4, cone - thick * 0.95, thick * 0.3), slot, { tone: -0.09 })
  angled(scene, [cone, -half, length, 0, cone, half], 'light')
  const lead = length - thick * 0.6
  angled(scene, [lead, -half * 0.36, length, 0, lead, half * 0.36], 'dark')
}

/** Open scissors of 100 with their rivet at (0, 0), the blades to the right, the handles to the left. */
export function scissors({ scene }: Stage, placing: Placing, handle: Slot): void {
  place(scene, { ...placing, name: 'scissors' }, () => {
    for (const side of [1, -1]) {
      angled(scene, [-6, 5 * side, 2, -7 * side, 64, -26 * side, 6, 7 * side], 'dark', {
        tone: side < 0 ? 0.3 : 0.22,
      })
      stroke(scene, [-2, 0, -14, 7 * side, -24, 12 * side], handle, 8)
      const handles = path([-24, 10, -40, 4, -52, 14, -46, 27, -30, 28, -22, 18, -24, 10])
      stroke(
        scene,
        handles.flatMap(([x, y]) => [x, y * side]),
        handle,
        7,
      )
    }
    soft(scene, [-4, 0, 0, -4, 4, 0, 0, 4], 'light')
  })
}

/** A ship folded from newspaper, 200 wide, its keel at (0, 0). */
export function paperBoat({ scene }: Stage, placing: Placing): void {
  place(scene, { ...placing, name: 'paper-boat' }, () => {
    angled(scene, [-34, -40, 0, -98, 36, -40], 'white', { tone: -0.1 })
    const hull = angled(scene, [-100, -58, -40, -36, 0, -50, 40, -36, 100, -58, 62, 0, -62, 0], 'white')
    inside(scene, hull, () => {
      for (let row = 0; row < 4; row++)
        for (const [from, to] of path([-90, -34, -26, 30, 38, 92]))
          cut(scene, rectangle(from, -38 + row * 10, to - from, 3.5), 'dark', { tone: 0.25 })
    })
    angled(scene, [0, -50, 40, -36, 100, -58, 62, 0], 'dark', { clip: hull, tone: 0.5 })
  })
}

export const BOOK_SLOTS: readonly Slot[] = ['a', 'bloom', 'c', 'd', 'b', 'sun']

/** A closed book lying flat on (x, y). */
export function lyingBook({ scene }: Stage, [x, y]: Point, width: number, thick: number, slot: Slot): void {
  cut(scene, roundedRectangle(x, y - thick, width, thick, thick * 0.2), slot)
  cut(scene, rectangle(x + width * 0.1, y - thick * 0.82, width * 0.91, thick * 0.64), 'white', {
    tone: -0.04,
  })
  cut(scene, rectangle(x + width * 0.04, y - thick, width * 0.02, thick), slot, { tone: -0.1 })
}
