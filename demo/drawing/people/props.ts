import { arc, ellipse, type Point, path, rectangle, roundedRectangle } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

export type Prop = keyof typeof DRAW_PROP

/** A mitten would hide these in their true size. */
const SMALL: ReadonlySet<Prop> = new Set(['cup', 'phone', 'letter'])

/** Puts a thing into a hand; `at` is the hand in the figure's own units. */
export function prop(stage: Stage, kind: Prop, at: Point, slot: Slot): void {
  const scale = SMALL.has(kind) ? 1.7 : 1
  place(stage.scene, { x: at[0], y: at[1], scale, name: kind }, () => DRAW_PROP[kind](stage, slot))
}

export function isProp(name: string): name is Prop {
  return name in DRAW_PROP
}

type DrawProp = (stage: Stage, slot: Slot) => void

/** Things are drawn in the units of a figure 100 high; the hand is at (0, 0). Those of the house come first. */
const DRAW_PROP = {
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
    for (const [index, [x, y]] of path([-6, -12, -1.5, -16, 3.6, -15, 8, -11, 1, -10.4]).entries()) {
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
    cut(scene, roundedRectangle(-2.2, -8, 6, 11, 1.2), 'dark')
  },
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
