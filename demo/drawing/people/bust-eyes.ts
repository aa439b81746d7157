import { arc, ellipse, type Point } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { fill, line, moving, place, type Scene } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Featured } from './bust-face.ts'
import type { FaceShape } from './bust-shape.ts'
import { outline, outlines } from './bust-table.ts'

export const EYES = ['dot', 'oval', 'lid', 'open', 'laugh', 'narrow', 'wide'] as const
export type EyeKind = (typeof EYES)[number]

/** From here on the far eye is out of sight, and the nose stands out over the cheek. */
export const PROFILE = 0.24

/** Where the eyes are that are seen, and how much of their width. */
export function eyesOf({ turn, eyeGap, eyeLine: y }: Pick<FaceShape, 'turn' | 'eyeGap' | 'eyeLine'>) {
  return ([-1, 1] as const)
    .filter((side) => side < 0 || turn < PROFILE)
    .map((side) => {
      const near = side < 0 ? 1 : 1 - turn * 1.7
      return { side, near, x: turn + side * eyeGap * near, y }
    })
}

export type Eye = ReturnType<typeof eyesOf>[number]

function drawEye(scene: Scene, kind: EyeKind, size: number, near: number, look: number): void {
  const fine = { fine: true }
  const stroke = (points: Point[]) => line(scene, points, 'dark', 0.024, fine)
  const pupil = (wide: number, high: number) =>
    fill(scene, ellipse(look * 0.014, 0, size * wide * near, size * high), 'dark', fine)
  const ball = (points: Point[], iris: number) => {
    const inside = { fine: true, clip: fill(scene, points, 'white', fine) }
    const x = look * size * 0.5
    fill(scene, ellipse(x, -iris * 0.06, iris), 'dark', inside)
    fill(scene, ellipse(x + iris * 0.3, -iris * 0.4, iris * 0.27), 'white', inside)
  }
  if (kind === 'dot') pupil(0.72, 0.78)
  if (kind === 'oval') pupil(0.62, 1.3)
  if (kind === 'narrow') pupil(0.55, 0.45)
  if (kind === 'wide') ball(ellipse(0, 0, size * 1.5 * near, size * 1.5), size * 0.6)
  if (kind === 'lid') stroke(arc(0, -size * 0.3, size * 1.35 * near, size, 15, 165, 6))
  if (kind === 'laugh') stroke(arc(0, size * 0.5, size * 1.4 * near, size * 1.1, 190, 350, 6))
  if (kind === 'narrow') stroke(arc(0, size * 0.3, size * 1.7 * near, size * 0.75, 195, 345, 6))
  if (kind === 'open') {
    const lids = outline('-160 0 -60 -100 70 -95 160 -5 60 75 -70 75', near)
    const at = lids.map(([x, y]): Point => [x * size, y * size])
    ball(at, size * 0.82)
    stroke(at.slice(0, 4))
  }
}

export function eye({ scene }: Stage, face: Featured, { x, y, side, near }: Eye): void {
  const size = 0.052 * face.eyeSize
  const shade = { tone: -0.14, fine: true }
  place(scene, { x, y, turn: -face.eyeTilt * side }, () => {
    moving(scene, { kind: 'eye', open: false }, () => drawEye(scene, 'lid', size, near, 0))
    moving(scene, { kind: 'eye', open: true }, () => drawEye(scene, face.eyes, size, near, face.lookAside))
    if (face.lid === 'heavy')
      fill(scene, arc(0, -size * 0.15, size * 1.8 * near, size * 1.7, 180, 360, 9), face.skin, shade)
    if (face.lid === 'bags' || face.lines > 1)
      line(scene, arc(0, size * 0.5, size * 1.6 * near, size * 1.5, 25, 155, 6), face.skin, 0.02, shade)
    if (face.lid === 'lashes')
      for (const lash of outlines('6 -3 10 -3/6 -4 11 -6/5 -5 9 -9', side))
        line(scene, lash, 'dark', 0.022, shade)
  })
}

export function brow({ scene }: Stage, face: Featured, { x, side, near }: Eye): void {
  const { weight, tilt, rise, long, lift, joined } = face.brow
  const y = face.eyeLine - 0.115 - face.eyeSize * 0.014 - rise - (side < 0 ? lift : 0)
  const reach = side * long * near
  const points: Point[] = [
    [joined ? face.turn : x - reach, y + 0.012 + tilt],
    [x, y - 0.022],
    [x + reach, y + 0.012 - tilt],
  ]
  const widths = [joined ? 0.034 : 0.024 * weight, 0.03 * weight, 0.012 * weight]
  fill(scene, ribbon(points, widths), face.hair, { fine: true })
}
