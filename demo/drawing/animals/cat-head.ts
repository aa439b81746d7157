import { arc, ellipse, path } from '../core/geometry.ts'
import { cut, fill, line, moving, place, type Scene, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Hand } from '../hands/hand.ts'

/** A cat’s head around (x, y); one that looks away shows no face. */
export function catHead(
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
