import { ellipse, type Point, path } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { fill, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { patternOver } from '../parts/patterns.ts'
import { catHead } from './cat-head.ts'

export type CatManner = 'sit' | 'back' | 'sleep' | 'walk'

/** A cat that sits, loafs or stretches; `height` is that of the sitting cat. */
export function cat(
  stage: Stage,
  manner: CatManner,
  x: number,
  y: number,
  height: number,
  flip: boolean,
  slot: Slot,
): void {
  const { scene, random, hand } = stage
  const stripes = hand.pattern === 'plain' ? random.chance(0.5) : true
  place(scene, { x, y, scale: height / 100, flip }, () => {
    if (manner === 'sleep') {
      sleepingCat(stage, slot)
      return
    }
    const tail: Point[] =
      manner === 'back'
        ? path([22, -8, 46, -6, 56, -26, 44, -40])
        : path([-22, -8, -48, -6, -58, -30, -48, -48])
    line(scene, tail, slot, 9)
    if (manner === 'walk') {
      walkingCat(stage, stripes, slot)
      return
    }
    uprightBody(stage, stripes, slot)
    if (manner === 'sit') frontPaws(stage, slot)
    catHead(stage, 0, -80, 1, slot, false, manner === 'back')
  })
}

function sleepingCat(stage: Stage, slot: Slot): void {
  const { scene } = stage
  fill(scene, path([-62, -2, -66, -24, -44, -44, -6, -50, 34, -42, 54, -22, 50, -2]), slot)
  fill(scene, ribbon(path([-54, -6, -20, 0, 24, -2, 44, -10]), [10, 13, 12, 7]), slot, { tone: -0.06 })
  catHead(stage, 38, -20, 0.9, slot, true)
}

function walkingCat(stage: Stage, stripes: boolean, slot: Slot): void {
  const { scene } = stage
  line(scene, path([-34, -36, -58, -50, -60, -82]), slot, 8)
  for (const [lx, tone] of path([-30, -0.06, 24, -0.06, -18, 0, 34, 0]))
    fill(scene, ribbon(path([lx, -34, lx + 3, -16, lx - 1, -3]), [13, 9, 8]), slot, { tone })
  const body = fill(scene, ribbon(path([-40, -38, -20, -38, 10, -36, 36, -42]), [22, 28, 27, 22]), slot)
  if (stripes) patternOver(stage, body, 'stripes', 'dark', 13)
  catHead(stage, 46, -56, 0.86, slot, false)
}

function uprightBody(stage: Stage, stripes: boolean, slot: Slot): void {
  const { scene, hand, random } = stage
  const body = fill(
    scene,
    path([-8, -74, -22, -48, -31, -20, -28, -2, 28, -2, 31, -20, 22, -48, 8, -74]),
    slot,
  )
  if (stripes)
    patternOver(
      stage,
      body,
      hand.pattern === 'plain' ? 'stripes' : hand.pattern,
      random.pick(['light', 'dark', 'white'] as const),
      13,
    )
}

function frontPaws({ scene }: Stage, slot: Slot): void {
  for (const px of [-9, 9])
    fill(scene, ribbon(path([px * 0.9, -42, px, -8]), [12, 10]), slot, { tone: -0.035 })
  for (const px of [-11, 11]) fill(scene, ellipse(px, -4, 10, 5), 'white')
}
