import type { Stage } from '../core/stage.ts'
import { type FigureOptions, figure, outfitOf, type Placed } from '../people/figure.ts'
import type { Pose, PoseName } from '../people/pose.ts'

/** Somebody who does something; `who` from 0 to 3 are different people. */
export function actor(
  stage: Stage,
  [x, y, height]: readonly [x: number, y: number, height: number],
  pose: PoseName | Pose,
  { who = 0, ...more }: { who?: number } & Pick<FigureOptions, 'flip' | 'held' | 'behind'> = {},
): Placed {
  return figure(stage, { x, y, height, pose, outfit: outfitOf(stage, who), ...more })
}

/** Up a ladder that leans to the right. */
export const CLIMB: Pose = {
  lean: 14,
  nod: -14,
  near: { upperArm: 112, foreArm: 150, thigh: 74, shin: -8 },
  far: { upperArm: 140, foreArm: 164, thigh: 6, shin: -14 },
}

/** One foot before the other, the arms wide. */
export const BALANCE: Pose = {
  lean: -3,
  nod: -4,
  near: { upperArm: 80, foreArm: 62, thigh: 22, shin: 2 },
  far: { upperArm: -78, foreArm: -62, thigh: -14, shin: -10 },
}
