import { ellipse, type Point, path, spline } from '../core/geometry.ts'
import { cut, fill, line, type Scene, type Slot } from '../core/scene.ts'
import { seenAs } from '../core/seen-as.ts'
import type { Stage } from '../core/stage.ts'
import { patternOver } from '../parts/patterns.ts'

export const BUST_GARMENTS = ['crew', 'rollneck', 'shirt', 'blazer', 'dungarees', 'boat'] as const

/** What a bust wears; `half` is half the width of its face. */
export type BustOutfit = {
  cloth: Slot
  clothToo: Slot
  garment: (typeof BUST_GARMENTS)[number]
  half: number
}

/** Shoulders and chest in what the person wears, below a face one unit high. */
export const shoulders = seenAs((_, { garment }) => garment, drawShoulders)

function drawShoulders(stage: Stage, who: BustOutfit): void {
  const { scene, hand } = stage
  const wide = 0.86 + (who.half - 0.38) * 1.5
  const edge = spline(
    [
      [-0.24, 0.76],
      [-0.5, 0.86],
      [-wide * 0.92, 1.02],
      [-wide, 1.3],
      [-wide * 1.03, 2.2],
    ],
    4,
  )
  const body = cut(scene, [...edge, ...edge.map(([px, py]): Point => [-px, py]).reverse()], who.cloth)
  if (who.garment !== 'blazer')
    patternOver(stage, body, hand.pattern, who.clothToo === who.cloth ? 'light' : who.clothToo, 0.17)
  if (who.garment === 'dungarees') bib(scene, body)
  for (const side of [-wide, wide])
    line(scene, path([side * 0.62, 1.34, side * 0.6, 2.2]), who.cloth, 0.022, { tone: -0.1 })
}

function bib(scene: Scene, body: number): void {
  for (const side of [-1, 1])
    cut(scene, path([side * 0.44, 0.84, side * 0.56, 0.88, side * 0.42, 1.34, side * 0.3, 1.34]), 'front', {
      clip: body,
    })
  cut(scene, path([-0.46, 1.26, 0.46, 1.26, 0.56, 2.2, -0.56, 2.2]), 'front')
  for (const side of [-1, 1]) fill(scene, ellipse(side * 0.36, 1.34, 0.04), 'sun')
}

export function neckline({ scene }: Stage, who: BustOutfit): void {
  if (who.garment === 'rollneck')
    cut(scene, path([-0.2, 0.56, 0.2, 0.56, 0.27, 0.86, -0.27, 0.86]), who.cloth, { tone: -0.06 })
  if (who.garment === 'crew' || who.garment === 'dungarees')
    line(scene, path([-0.29, 0.8, -0.14, 0.93, 0, 0.96, 0.14, 0.93, 0.29, 0.8]), who.clothToo, 0.07)
  if (who.garment === 'shirt')
    for (const side of [-1, 1])
      cut(scene, path([side * 0.2, 0.7, side * 0.38, 0.84, side * 0.24, 1.1, 0, 0.98]), 'white', {
        tone: side < 0 ? -0.03 : 0,
      })
  if (who.garment === 'blazer') lapels(scene, who)
}

function lapels(scene: Scene, { cloth, clothToo }: BustOutfit): void {
  cut(scene, path([-0.26, 0.8, 0.26, 0.8, 0, 1.7]), clothToo)
  for (const side of [-1, 1]) {
    const lapel = [side * 0.26, 0.74, side * 0.48, 0.86, side * 0.42, 1.16, side * 0.3, 1.2, 0, 1.72]
    cut(scene, path(lapel), cloth, { tone: -0.07 })
  }
}
