import type { Point } from '../core/geometry.ts'
import { place, type Slot } from '../core/scene.ts'
import { seenAs } from '../core/seen-as.ts'
import type { Stage } from '../core/stage.ts'
import { AT_HAND } from './props-at-hand.ts'
import { OUTDOORS } from './props-outdoors.ts'

const DRAW_PROP = { ...AT_HAND, ...OUTDOORS } as const
export type Prop = keyof typeof DRAW_PROP

/** Puts a thing into a hand; `at` is the hand in the figure's own units. */
export const prop = seenAs((_, kind) => `held-${kind}`, drawProp)

function drawProp(stage: Stage, kind: Prop, at: Point, slot: Slot): void {
  place(stage.scene, { x: at[0], y: at[1] }, () => DRAW_PROP[kind](stage, slot))
}
