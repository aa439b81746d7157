import { arc, ellipse, type Point, path } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, line, moving, place, type Scene, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Hand } from '../hands/hand.ts'
import { patternOver } from '../parts/patterns.ts'

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
  place(scene, { x, y, scale: height / 100, flip, name: 'cat' }, () => {
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

/** A cat’s head around (x, y); one that looks away shows no face. */
function catHead(
  { scene, hand }: Stage,
  x: number,
  y: number,
  size: number,
  slot: Slot,
  asleep: boolean,
  away = false,
): void {
  place(scene, { x, y, scale: size }, () => {
    catEars(scene, away, slot)
    fill(scene, ellipse(0, -2, 28, 22), slot)
    if (away) return
    catEyes(scene, hand, asleep)
    noseAndWhiskers(scene)
  })
}

function catEars(scene: Scene, away: boolean, slot: Slot): void {
  for (const side of [-1, 1]) {
    cut(scene, path([side * 25, -4, side * 22, -36, side * 4, -20]), slot)
    if (!away) cut(scene, path([side * 21, -10, side * 19.5, -28, side * 10, -18]), 'blush')
  }
}

function catEyes(scene: Scene, hand: Hand, asleep: boolean): void {
  const closed = () => {
    for (const side of [-1, 1]) line(scene, arc(side * 11, -5, 5, 4, 10, 170, 5), 'dark', 1.6, { fine: true })
  }
  if (asleep) closed()
  else {
    moving(scene, { kind: 'eye', open: true }, () => {
      for (const side of [-1, 1]) {
        fill(scene, ellipse(side * 11, -4, 6, 5.4), hand.eyes === 'dot' ? 'dark' : 'glow', { fine: true })
        fill(scene, ellipse(side * 11, -4, 2, 5), 'dark', { fine: true })
      }
    })
    moving(scene, { kind: 'eye', open: false }, closed)
  }
}

function noseAndWhiskers(scene: Scene): void {
  fill(scene, ellipse(0, 7, 9, 6), 'white')
  cut(scene, path([-3.4, 2, 3.4, 2, 0, 6]), 'dark', { fine: true })
  for (const side of [-1, 1])
    for (const dy of [-2, 2])
      line(scene, path([side * 10, 7, side * 30, 5 + dy * 2]), 'dark', 0.8, { fine: true })
}
