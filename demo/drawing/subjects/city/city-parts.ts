import type { Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { tower } from '../../parts/tower.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import type { PoseName } from '../../people/pose.ts'
import { type Prop, prop } from '../../people/props.ts'

export const WALLS: readonly Slot[] = ['a', 'b', 'c', 'd', 'light', 'white', 'wall']

export function skyline(
  stage: Stage,
  base: number,
  slots: readonly Slot[],
  low: number,
  tall: number,
  detailed: boolean,
): void {
  const { width, random } = stage
  let x = -width * random.between(0.02, 0.12)
  while (x < width * 1.02) {
    const wide = width * random.between(0.08, 0.16)
    tower(stage, x, base, wide, random.between(low, tall), random.pick(slots), detailed)
    x += wide * random.between(0.94, 1.12)
  }
}

export function passersBy(stage: Stage, y: number, height: number, count: number): void {
  const { width, random } = stage
  const poses: PoseName[] = ['walk', 'stride', 'phone', 'relaxed', 'wave', 'carry']
  const things: (Prop | null)[] = ['bag', 'cup', 'phone', null, null, 'box']
  for (let index = 0; index < count; index++) {
    const which = random.whole(0, poses.length - 1)
    const thing = things[which]
    const x = (width * (index + random.between(0.25, 0.75))) / count
    figure(stage, {
      x,
      y: y + random.between(0, 14),
      height,
      pose: poses[which] ?? 'walk',
      flip: random.chance(0.5),
      outfit: outfitOf(stage, index),
      held: (at) => thing && prop(stage, thing, at, 'd'),
    })
  }
}
