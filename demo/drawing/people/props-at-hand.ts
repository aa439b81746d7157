import { arc, ellipse, path, rectangle, roundedRectangle } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

type DrawProp = (stage: Stage, slot: Slot) => void

/** What one carries through a day, in the units of a figure 100 high; the hand is at (0, 0). */
export const AT_HAND = {
  book({ scene }, slot) {
    cut(scene, path([-3, -5, 6, -9, 7, 2, -2, 6]), slot)
    cut(scene, path([-1, -4.6, 7.5, -8.4, 8.4, 1.6, 0, 5.6]), 'white')
    cut(scene, path([7.2, -8.6, 15, -6, 15.4, 4.6, 8.2, 1.8]), slot, { tone: -0.05 })
  },
  cup({ scene }, slot) {
    cut(scene, path([-2, -5, 5, -5, 4, 4, -1, 4]), slot)
    line(scene, arc(5, -1, 2.4, 2.6, -90, 90, 6), slot, 1.1)
    line(scene, path([0, -8, 1.4, -10.5, 0.4, -13]), 'light', 0.9)
  },
  bag({ scene }, slot) {
    line(scene, arc(0, 6, 4.4, 6.4, 180, 360, 8), 'dark', 1.1)
    cut(scene, roundedRectangle(-7, 5, 14, 12.5, 2), slot)
    cut(scene, rectangle(-7, 8.4, 14, 2), slot, { tone: -0.08 })
  },
  flowers({ scene }) {
    cut(scene, path([-3.5, -6, 5, -6, 1.4, 8, -0.6, 8]), 'paper')
    for (const [index, [x, y]] of (
      [
        [-6, -12],
        [-1.5, -16],
        [3.6, -15],
        [8, -11],
        [1, -10.4],
      ] as const
    ).entries()) {
      line(scene, path([0.6, 2, x, y]), 'leafDark', 0.8)
      fill(scene, leaf([x * 0.6, y * 0.5], -1.2 + index * 0.3, 6, 2.4), 'leaf')
      fill(scene, ellipse(x, y, 3.1), index % 2 ? 'bloom' : 'bloomToo')
      fill(scene, ellipse(x, y, 1.1), 'sun')
    }
  },
  umbrella({ scene }, slot) {
    line(scene, path([0, 3, 1.5, -36]), 'dark', 1.1)
    const dome = [
      ...arc(1, -26, 27, 20, 180, 360, 14),
      ...arc(19, -26, 9, 2.6, 0, -180, 5),
      ...arc(1, -26, 9, 2.6, 0, -180, 5),
      ...arc(-17, -26, 9, 2.6, 0, -180, 5),
    ]
    const canopy = cut(scene, dome, slot)
    cut(scene, path([1, -47, -8, -26, 10, -26]), 'light', { clip: canopy })
    line(scene, path([1, -46, 1, -49]), 'dark', 1.1)
  },
  balloon({ scene }, slot) {
    line(scene, path([0, 0, 2.4, -14, 0.4, -28]), 'dark', 0.6)
    fill(scene, ellipse(0.4, -38, 9, 11), slot)
    fill(scene, ellipse(-2.6, -42, 1.8, 3, 0.5), 'white', { fine: true })
  },
  box({ scene }, slot) {
    cut(scene, rectangle(-4, -17, 23, 18), slot)
    cut(scene, rectangle(5, -17, 4.4, 18), slot, { tone: -0.1 })
    cut(scene, path([-4, -17, 0, -21, 23, -21, 19, -17]), slot, { tone: 0.06 })
    cut(scene, path([19, -17, 23, -21, 23, -3, 19, 1]), slot, { tone: -0.06 })
  },
  phone({ scene }) {
    cut(scene, roundedRectangle(-1.4, -6, 4.4, 8, 1), 'dark')
  },
} as const satisfies Record<string, DrawProp>
