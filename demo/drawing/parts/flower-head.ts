import { ellipse, type Point, steps, TURN } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { fill, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

export type FlowerColours = { bloom: Slot; heart: Slot }

export function flowerHead(
  { scene, random }: Stage,
  [x, y]: Point,
  radius: number,
  petals: number,
  plump: number,
  colours: FlowerColours,
): void {
  const start = random.between(0, TURN)
  for (const petal of steps(petals, (_, index) => index)) {
    const angle = start + (petal / petals) * TURN
    fill(scene, leaf([x, y], angle, radius * 1.05, radius * plump), colours.bloom, {
      tone: petal % 2 ? 0 : -0.035,
    })
  }
  fill(scene, ellipse(x, y, radius * 0.3), colours.heart)
}
