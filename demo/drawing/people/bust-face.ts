import { arc, ellipse, type Point, path } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, line, moving, type Scene, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { type MouthShape, mouth } from './bust-mouth.ts'

/** Measures of a face one unit high. */
export type FaceShape = MouthShape & {
  half: number
  jaw: number
  chin: number
  eyeSize: number
  eyeGap: number
  noseLength: number
  noseWidth: number
  browWeight: number
  browTilt: number
  /** Where the eyes look: -1 left to 1 right. */
  lookAside: number
}

type Featured = FaceShape & { hair: Slot; skin: Slot; freckles: boolean }

export const EYE_LINE = -0.03

export function bustFace(stage: Stage, face: Featured): void {
  const { scene, hand } = stage
  for (const side of [-1, 1] as const) {
    const near = side < 0 ? 1 : 1 - face.turn * 1.4
    eye(stage, face, [face.turn + side * face.eyeGap * near, EYE_LINE], near)
    brow(stage, face, face.turn + side * face.eyeGap * near, side, near)
    if (hand.blushes)
      fill(scene, ellipse(face.turn + side * face.eyeGap * 1.35 * near, 0.18, 0.085 * near, 0.06), 'blush', {
        fine: true,
      })
  }
  nose(stage, face)
  mouth(stage, face)
  if (face.freckles) {
    for (let dot = 0; dot < 14; dot++)
      fill(
        scene,
        ellipse(face.turn + stage.random.swing() * 0.3, 0.1 + stage.random.swing() * 0.07, 0.009),
        face.skin,
        { tone: -0.18, fine: true },
      )
  }
}

function eye({ scene, hand }: Stage, face: FaceShape, [x, y]: Point, near: number): void {
  const size = 0.052 * face.eyeSize
  const closed = () =>
    line(scene, arc(x, y - size * 0.3, size * 1.35 * near, size, 15, 165, 6), 'dark', 0.024, { fine: true })
  const pupil = (wide: number, high: number) =>
    fill(scene, ellipse(x + face.lookAside * 0.012, y, size * wide * near, size * high), 'dark', {
      fine: true,
    })
  moving(scene, { kind: 'eye', open: false }, closed)
  moving(scene, { kind: 'eye', open: true }, () => {
    if (hand.eyes === 'lid') closed()
    if (hand.eyes === 'dot') pupil(0.72, 0.78)
    if (hand.eyes === 'oval') pupil(0.62, 1.2)
    if (hand.eyes === 'open') openEye(scene, [x, y], size, face.lookAside, near)
  })
}

function openEye(scene: Scene, [x, y]: Point, size: number, lookAside: number, near: number): void {
  const lids: Point[] = [
    [x - size * 1.6 * near, y],
    [x - size * 0.6, y - size],
    [x + size * 0.7, y - size * 0.95],
    [x + size * 1.6 * near, y - size * 0.05],
    [x + size * 0.6, y + size * 0.75],
    [x - size * 0.7, y + size * 0.75],
  ]
  const clip = fill(scene, lids, 'white', { fine: true })
  const middle = x + lookAside * size * 0.5
  fill(scene, ellipse(middle, y - size * 0.05, size * 0.82), 'dark', { fine: true, clip })
  fill(scene, ellipse(middle + size * 0.25, y - size * 0.35, size * 0.22), 'white', { fine: true, clip })
  line(scene, lids.slice(0, 4), 'dark', 0.02, { fine: true })
}

function brow({ scene }: Stage, face: Featured, x: number, side: -1 | 1, near: number): void {
  const y = EYE_LINE - 0.125 - face.eyeSize * 0.012
  const tilt = face.browTilt * side
  const points: Point[] = [
    [x - 0.09 * near, y + 0.012 - tilt],
    [x, y - 0.022],
    [x + 0.09 * near, y + 0.012 + tilt],
  ]
  fill(scene, ribbon(points, [0.012, 0.03 * face.browWeight, 0.018 * face.browWeight]), face.hair, {
    fine: true,
  })
}

function nose({ scene, hand }: Stage, face: Featured): void {
  const [x, top, bottom] = [face.turn * 1.25, EYE_LINE + 0.02, EYE_LINE + 0.06 + face.noseLength]
  const wide = face.noseWidth
  const shade = { tone: -0.1, fine: true }
  if (hand.nose === 'line') {
    const bridge = path([x - 0.01, top, x + wide * 0.8, bottom - 0.02])
    const tip = path([x + wide * 0.5, bottom + 0.01, x - wide * 0.3, bottom + 0.01])
    line(scene, [...bridge, ...tip], face.skin, 0.024, { ...shade, tone: -0.2 })
  }
  if (hand.nose === 'wedge')
    cut(scene, path([x - 0.015, top, x + wide, bottom, x - wide * 0.6, bottom + 0.012]), face.skin, shade)
  if (hand.nose === 'button')
    fill(scene, ellipse(x, bottom - 0.02, wide * 0.8, wide * 0.62), face.skin, shade)
  if (hand.nose === 'long') {
    const bridge = path([x - 0.03, top - 0.06, x + 0.03, top - 0.06])
    const wings = path([x + wide * 0.75, bottom, x, bottom + 0.045, x - wide * 0.75, bottom])
    fill(scene, [...bridge, ...wings], face.skin, { tone: -0.055, fine: true })
  }
}
