import type { Point } from '../core/geometry.ts'
import { place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { AT_HAND } from './props-at-hand.ts'
import { OUTDOORS } from './props-outdoors.ts'

const DRAW_PROP = { ...AT_HAND, ...OUTDOORS } as const
export type Prop = keyof typeof DRAW_PROP

/** Puts a thing into a hand; `at` is the hand in the figure's own units. */
export function prop(stage: Stage, kind: Prop, at: Point, slot: Slot): void {
  place(stage.scene, { x: at[0], y: at[1] }, () => DRAW_PROP[kind](stage, slot))
}

export function isProp(name: string): name is Prop {
  return name in DRAW_PROP
}
