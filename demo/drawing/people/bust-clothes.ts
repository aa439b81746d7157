import { ellipse } from '../core/geometry.ts'
import { cut, fill, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { patternOver } from '../parts/patterns.ts'
import { outline, outlines } from './bust-table.ts'

export const BUST_GARMENTS = ['crew', 'rollneck', 'shirt', 'blazer', 'dungarees', 'boat'] as const

/** What a bust wears. */
export type BustOutfit = { cloth: Slot; clothToo: Slot; garment: (typeof BUST_GARMENTS)[number] }

const SIDE = '90 360 90 130 88 112 78 101 62 93 44 85 24 76'

/** Shoulders and chest in what the person wears, below a face one unit high. */
export function shoulders(stage: Stage, who: BustOutfit): void {
  const { scene, hand } = stage
  const body = cut(scene, [...outline(SIDE), ...outline(SIDE, -1).reverse()], who.cloth)
  if (who.garment !== 'blazer')
    patternOver(stage, body, hand.pattern, who.clothToo === who.cloth ? 'light' : who.clothToo, 0.17)
  if (who.garment === 'dungarees') {
    for (const strap of outlines('44 84 56 88 42 134 30 134/-44 84 -56 88 -42 134 -30 134'))
      cut(scene, strap, 'front', { clip: body })
    cut(scene, outline('-46 126 46 126 56 360 -56 360'), 'front')
    for (const side of [-1, 1]) fill(scene, ellipse(side * 0.36, 1.34, 0.04), 'sun')
  }
  for (const seam of outlines('56 134 54 360/-56 134 -54 360'))
    line(scene, seam, who.cloth, 0.022, { tone: -0.1 })
}

export function neckline({ scene }: Stage, { garment, cloth, clothToo }: BustOutfit): void {
  if (garment === 'rollneck') cut(scene, outline('-20 56 20 56 27 86 -27 86'), cloth, { tone: -0.06 })
  if (garment === 'crew' || garment === 'dungarees')
    line(scene, outline('-29 80 -14 93 0 96 14 93 29 80'), clothToo, 0.07)
  if (garment === 'shirt')
    for (const side of [-1, 1])
      cut(scene, outline('20 70 38 84 24 110 0 98', side), 'white', { tone: side < 0 ? -0.03 : 0 })
  if (garment === 'blazer') {
    cut(scene, outline('-26 80 26 80 0 170'), clothToo)
    for (const side of [-1, 1])
      cut(scene, outline('26 74 48 86 42 116 30 120 0 172', side), cloth, { tone: -0.07 })
  }
}
