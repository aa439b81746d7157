import { arc, ellipse, path, rectangle, roundedRectangle } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

type DrawProp = (stage: Stage, slot: Slot) => void

/** What one takes along to the garden, the street or the stage, in the same units. */
export const OUTDOORS = {
  camera({ scene }, slot) {
    cut(scene, roundedRectangle(-3, -5, 13, 9, 1.4), 'dark')
    cut(scene, rectangle(0, -7, 4, 2.4), 'dark')
    fill(scene, ellipse(4.6, -0.6, 3.2), slot)
    fill(scene, ellipse(4.6, -0.6, 1.6), 'light')
  },
  letter({ scene }) {
    cut(scene, rectangle(-2, -6, 14, 9), 'white')
    line(scene, path([-2, -6, 5, -0.6, 12, -6]), 'dark', 0.6, { curved: false })
  },
  cat({ scene }, slot) {
    fill(scene, path([-4, 3, -5, -6, 0, -10, 10, -8, 14, 0, 10, 5]), slot)
    fill(scene, ellipse(9, -11, 5, 4.4), slot)
    cut(scene, path([5, -13, 6, -18, 9, -15]), slot)
    cut(scene, path([10, -15, 13, -18, 13.4, -12.6]), slot)
    line(scene, path([-3, 2, -9, 6, -8, 14]), slot, 2.6)
    for (const x of [8, 11.4]) fill(scene, ellipse(x, -11.4, 0.7), 'dark', { fine: true })
  },
  lantern({ scene }) {
    line(scene, arc(0, 3, 3.4, 4, 180, 360, 6), 'dark', 0.8)
    cut(scene, path([-4, 4, 4, 4, 5, 14, -5, 14]), 'glow')
    cut(scene, rectangle(-5, 2.6, 10, 2), 'dark')
    cut(scene, rectangle(-6, 13.6, 12, 2), 'dark')
  },
  'watering-can'({ scene }, slot) {
    line(scene, arc(1, 2, 6, 6, 170, 360, 8), slot, 1.5)
    cut(scene, path([-6, 2, 8, 2, 9, 14, -7, 14]), slot)
    line(scene, path([8, 11, 15, 4, 19, 1]), slot, 2.2)
    for (let drop = 0; drop < 5; drop++)
      line(scene, path([20 + drop * 1.2, 3 + drop * 2.4, 20.6 + drop * 1.4, 6 + drop * 2.6]), 'water', 0.8)
  },
  brush({ scene }, slot) {
    line(scene, path([-3, 4, 8, -9]), 'trunk', 1.1)
    fill(scene, leaf([7.4, -8.4], -0.87, 6, 2.6), slot)
  },
  kite({ scene }, slot) {
    line(scene, path([0, 0, 20, -22, 34, -54]), 'dark', 0.5)
    const sail = cut(scene, path([34, -84, 46, -68, 34, -48, 24, -68]), slot)
    cut(scene, path([34, -84, 46, -68, 34, -66]), 'light', { clip: sail })
    line(scene, path([34, -48, 30, -40, 36, -33, 31, -26]), slot, 1.2)
  },
  trumpet({ scene }) {
    line(scene, path([-4, -2, 14, -6]), 'glow', 2)
    cut(scene, path([12, -7.4, 22, -13, 22, 0, 12, -4.4]), 'glow')
    line(scene, path([2, -5.5, 2, -9, 9, -10.4, 9, -6.5]), 'glow', 1.2)
  },
} as const satisfies Record<string, DrawProp>
