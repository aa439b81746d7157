import { ellipse, path } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, type Placing, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

const BACK_HAIRS = ['crop', 'bob', 'bun', 'curls'] as const

export type Back = { skin: Slot; hair: Slot; top: Slot }

/** Head and back of somebody who looks away from us: the head is 100 high around (0, 0), the back runs on below. */
export function fromBehind({ scene, random }: Stage, placing: Placing, { skin, hair, top }: Back): void {
  const style = random.pick(BACK_HAIRS)
  place(scene, placing, () => {
    cut(scene, path([-26, 30, 26, 30, 30, 78, -30, 78]), skin, { tone: -0.06 })
    fill(scene, path([-34, 68, 34, 68, 92, 92, 122, 150, 128, 480, -128, 480, -122, 150, -92, 92]), top)
    for (const side of [-1, 1]) fill(scene, ellipse(side * 40, 4, 9, 14), skin)
    fill(scene, ellipse(0, 0, 41, 50), skin)
    const nape = style === 'bob' ? [46, 20, 52, 62, -52, 62, -46, 20] : [42, 10, 24, 40, -24, 40, -42, 10]
    fill(scene, path([-44, -14, -30, -50, 0, -60, 30, -50, 44, -14, ...nape]), hair)
    if (style === 'bun') fill(scene, ellipse(0, -58, 22), hair, { tone: 0.04 })
    if (style === 'curls')
      for (let curl = 0; curl < 9; curl++) {
        const angle = Math.PI * (0.9 + (curl / 8) * 1.2)
        fill(scene, ellipse(Math.cos(angle) * 42, Math.sin(angle) * 46, 19), hair)
      }
  })
}

/** An arm raised from a shoulder of the same back, drawn in the same units. */
export function raisedArm({ scene }: Stage, side: -1 | 1, { skin, top }: Back): void {
  fill(scene, ribbon(path([side * 96, 116, side * 170, 90, side * 176, -20]), [52, 46, 36]), top)
  fill(scene, ellipse(side * 178, -38, 19, 23), skin)
}
