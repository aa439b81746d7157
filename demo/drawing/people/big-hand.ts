import { ellipse, path } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { fill, type Placing, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

type HandColours = { skin: Slot; sleeve: Slot }

/** Left ends and heights of the four fingers, from the first down. */
const FINGERS = [
  [-46, -54],
  [-54, -14],
  [-50, 26],
  [-40, 62],
] as const

/**
 * A hand seen near, closed round a bar of about 50 that runs up and down through (0, 0); the arm leaves downwards. What
 * it holds is drawn in the same units, between palm and fingers.
 */
export function grip({ scene }: Stage, placing: Placing, { skin, sleeve }: HandColours, held: () => void) {
  place(scene, placing, () => {
    fill(scene, ribbon(path([56, 40, 90, 190, 130, 620]), [110, 104, 130]), skin, { tone: -0.05 })
    fill(scene, ribbon(path([92, 210, 110, 330, 150, 640]), [146, 158, 180]), sleeve)
    fill(scene, ellipse(46, 6, 70, 98, 0.1), skin, { tone: -0.06 })
    held()
    for (const [x, y] of FINGERS)
      fill(scene, ribbon(path([84, y + 8, 20, y - 6, x, y + 4]), [46, 45, 38]), skin)
    fill(scene, ribbon(path([96, 60, 62, -62, 20, -112]), [58, 50, 36]), skin, { tone: 0.02 })
    fill(scene, ellipse(24, -110, 12, 15, -0.7), skin, { tone: 0.1 })
  })
}

/** Tips of thumb and fingers of a left hand, in order, and how thick each is. */
const SPREAD = [
  [104, -18, 44],
  [56, -112, 40],
  [14, -134, 42],
  [-30, -122, 40],
  [-70, -96, 34],
] as const

/** A left hand seen from above, its back to us, fingers up and spread around (0, 0); the arm leaves downwards. */
export function handFromAbove(
  { scene, random }: Stage,
  placing: Placing,
  { skin, sleeve }: HandColours,
): void {
  place(scene, placing, () => {
    fill(scene, ribbon(path([0, 60, 8, 200, 20, 620]), [96, 100, 140]), skin, { tone: -0.04 })
    fill(scene, ribbon(path([8, 210, 12, 330, 22, 640]), [146, 156, 190]), sleeve)
    for (const [index, [x, y, thick]] of SPREAD.entries()) {
      const bend = index === 0 ? 0 : random.between(0, 14)
      fill(
        scene,
        ribbon(path([x * 0.4, 40, x * 0.74, y * 0.4 + 10, x, y + bend]), [52, thick + 4, thick - 6]),
        skin,
      )
      fill(scene, ellipse(x, y + bend - 2, thick * 0.22, thick * 0.27), skin, { tone: 0.1, fine: true })
    }
    fill(scene, ellipse(0, 50, 66, 62), skin)
  })
}
