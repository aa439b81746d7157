import { arc, ellipse, type Point, path } from '../core/geometry.ts'
import { fill, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { eyesOf } from './bust-eyes.ts'
import type { FaceShape } from './bust-shape.ts'
import { outline } from './bust-table.ts'

/** Ears, and rings in them where the person wears some. */
export function ears({ scene }: Stage, { half, turn, ear, eyeLine }: FaceShape, skin: Slot): void {
  for (const side of turn > 0.09 ? [-1] : [-1, 1]) {
    const [x, y] = [side * half * (0.96 + ear * 0.06) + turn * 0.9, eyeLine + 0.07]
    fill(scene, ellipse(x, y, 0.075 * ear, 0.12 * ear, side * 0.2 * ear), skin, { tone: -0.03 })
    const [from, to] = side < 0 ? [90, 270] : [-90, 90]
    line(scene, arc(x, y, 0.035, 0.06 * ear, from, to, 5), skin, 0.018, { tone: -0.14, fine: true })
  }
}

/** Around the right eye, at (0, 0): how heavy the rim is, and the lens; the two with a tint hide the eye. */
const FRAMES: Record<string, readonly [number, string]> = {
  round: [1, '13 0 9 9 0 13 -9 9 -13 0 -9 -9 0 -13 9 -9'],
  tinted: [1, '13 0 9 9 0 13 -9 9 -13 0 -9 -9 0 -13 9 -9'],
  huge: [1.1, '16 2 11 16 0 22 -11 16 -16 2 -11 -12 0 -18 11 -12'],
  square: [1, '-13.5 -9 13.5 -9 12 10 -12 10'],
  heavy: [2.1, '-14 -11 16 -11 15 10 -12 10'],
  slim: [1, '-14 -4.5 14 -4.5 13 5.5 -13 5.5'],
  cat: [1.4, '-14 -4 0 -8 20 -17 17 2 7 11 -8 10'],
  aviator: [0.8, '-13 -8 0 -10 15 -8 15 3 5 15 -6 14 -13 2'],
  reading: [0.9, '-12 5 12 5 10 13 0 17 -10 13'],
}
export const GLASSES = Object.keys(FRAMES)

export function glassesOn({ scene }: Stage, face: FaceShape, kind: string, tint: Slot): void {
  const [thick, shape] = FRAMES[kind] ?? []
  if (!thick || !shape) return
  const wide = Math.min(1.15, face.eyeGap / 0.165)
  const top = face.eyeLine + (kind === 'reading' ? 0.06 : -0.02)
  const rim = (points: Point[]) =>
    line(scene, points, 'dark', 0.028 * thick, { fine: true, curved: points.length > 5 })
  for (const { x, y, side, near } of eyesOf(face)) {
    const lens = outline(shape, side * near * wide).map(([px, py]): Point => [x + px, y + py * wide])
    if (kind === 'tinted' || kind === 'aviator') fill(scene, lens, tint)
    rim([...lens, ...lens.slice(0, 1)])
  }
  rim(path([face.turn - 0.03, top, face.turn + 0.03, top]))
  rim(path([face.turn - face.eyeGap - 0.13 * wide, top, -face.half + face.turn * 0.8, face.eyeLine]))
}
