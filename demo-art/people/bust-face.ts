import { arc, ellipse, type Point, rotate } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, line, moving, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

/** Measures of a face one unit high; `turn` moves its middle line to the right as the head turns. */
export type FaceShape = {
  half: number
  jaw: number
  chin: number
  turn: number
  eyeSize: number
  eyeGap: number
  noseLength: number
  noseWidth: number
  browWeight: number
  browTilt: number
  mouth: 'smile' | 'open' | 'lips' | 'calm' | 'side'
  mouthWidth: number
  /** Where the eyes look: -1 left to 1 right. */
  lookAside: number
}

type Featured = FaceShape & { hair: Slot; skin: Slot; freckles: boolean }

const EYE_LINE = -0.03

export function ears({ scene }: Stage, { half, turn }: FaceShape, skin: Slot): void {
  for (const side of [-1, 1]) {
    if (side > 0 && turn > 0.09) continue
    fill(scene, ellipse(side * half * 1.02 + turn * 0.3, 0.04, 0.075, 0.12), skin, { tone: -0.03 })
    line(
      scene,
      arc(side * half * 1.02 + turn * 0.3, 0.04, 0.035, 0.06, side < 0 ? 90 : -90, side < 0 ? 270 : 90, 5),
      skin,
      0.018,
      { tone: -0.14, fine: true },
    )
  }
}

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
  moving(scene, { kind: 'eye', open: false }, closed)
  moving(scene, { kind: 'eye', open: true }, () => {
    if (hand.eyes === 'lid') return closed()
    if (hand.eyes === 'dot')
      return void fill(
        scene,
        ellipse(x + face.lookAside * 0.012, y, size * 0.72 * near, size * 0.78),
        'dark',
        { fine: true },
      )
    if (hand.eyes === 'oval')
      return void fill(
        scene,
        ellipse(x + face.lookAside * 0.012, y, size * 0.62 * near, size * 1.2),
        'dark',
        { fine: true },
      )
    const lids: Point[] = [
      [x - size * 1.6 * near, y],
      [x - size * 0.6, y - size],
      [x + size * 0.7, y - size * 0.95],
      [x + size * 1.6 * near, y - size * 0.05],
      [x + size * 0.6, y + size * 0.75],
      [x - size * 0.7, y + size * 0.75],
    ]
    const white = fill(scene, lids, 'white', { fine: true })
    fill(scene, ellipse(x + face.lookAside * size * 0.5, y - size * 0.05, size * 0.82), 'dark', {
      fine: true,
      clip: white,
    })
    fill(
      scene,
      ellipse(x + face.lookAside * size * 0.5 + size * 0.25, y - size * 0.35, size * 0.22),
      'white',
      { fine: true, clip: white },
    )
    line(scene, lids.slice(0, 4), 'dark', 0.02, { fine: true })
  })
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
  const thin = 0.024
  if (hand.nose === 'line')
    line(
      scene,
      [
        [x - 0.01, top],
        [x + wide * 0.8, bottom - 0.02],
        [x + wide * 0.5, bottom + 0.01],
        [x - wide * 0.3, bottom + 0.01],
      ],
      face.skin,
      thin,
      { ...shade, tone: -0.2 },
    )
  if (hand.nose === 'wedge')
    cut(
      scene,
      [
        [x - 0.015, top],
        [x + wide, bottom],
        [x - wide * 0.6, bottom + 0.012],
      ],
      face.skin,
      shade,
    )
  if (hand.nose === 'button') {
    fill(scene, ellipse(x, bottom - 0.02, wide * 0.8, wide * 0.62), face.skin, shade)
  }
  if (hand.nose === 'long') {
    fill(
      scene,
      rotateAll(
        [
          [x - 0.03, top - 0.06],
          [x + 0.03, top - 0.06],
          [x + wide * 0.75, bottom],
          [x, bottom + 0.045],
          [x - wide * 0.75, bottom],
        ],
        0,
      ),
      face.skin,
      { tone: -0.055, fine: true },
    )
  }
}

function rotateAll(points: readonly Point[], angle: number): Point[] {
  return points.map((point) => rotate(point, angle, [0, 0]))
}

function mouth({ scene }: Stage, face: FaceShape): void {
  const [x, y, wide] = [face.turn * 1.15, 0.36, face.mouthWidth]
  const thin = 0.026
  if (face.mouth === 'smile')
    line(scene, arc(x, y - 0.05, wide, 0.075, 20, 160, 8), 'dark', thin, { fine: true })
  if (face.mouth === 'calm')
    line(
      scene,
      [
        [x - wide * 0.7, y],
        [x, y + 0.006],
        [x + wide * 0.7, y - 0.004],
      ],
      'dark',
      thin,
      { fine: true },
    )
  if (face.mouth === 'side')
    line(
      scene,
      [
        [x - wide * 0.7, y + 0.01],
        [x + wide * 0.3, y + 0.012],
        [x + wide, y - 0.035],
      ],
      'dark',
      thin,
      { fine: true },
    )
  if (face.mouth === 'open') {
    const lips = cut(scene, [...arc(x, y - 0.035, wide, 0.11, 0, 180, 10)], 'dark', { fine: true })
    cut(
      scene,
      [
        [x - wide, y - 0.04],
        [x + wide, y - 0.04],
        [x + wide, y - 0.005],
        [x - wide, y - 0.005],
      ],
      'white',
      { clip: lips, fine: true },
    )
    fill(scene, ellipse(x, y + 0.07, wide * 0.5, 0.04), 'blush', { clip: lips, fine: true })
  }
  if (face.mouth === 'lips') {
    fill(
      scene,
      [
        [x - wide * 0.75, y],
        [x - wide * 0.3, y - 0.045],
        [x, y - 0.028],
        [x + wide * 0.3, y - 0.045],
        [x + wide * 0.75, y],
        [x, y + 0.012],
      ],
      'blush',
      { tone: -0.08, fine: true },
    )
    fill(
      scene,
      [
        [x - wide * 0.7, y + 0.004],
        [x, y + 0.014],
        [x + wide * 0.7, y + 0.004],
        [x + wide * 0.25, y + 0.055],
        [x - wide * 0.25, y + 0.055],
      ],
      'blush',
      { fine: true },
    )
  }
}

export function glassesOn(
  { scene }: Stage,
  face: FaceShape,
  kind: 'none' | 'round' | 'square' | 'tinted',
  tint: Slot,
): void {
  if (kind === 'none') return
  const rim = 0.028
  for (const side of [-1, 1]) {
    const x = face.turn + side * face.eyeGap * (side < 0 ? 1.02 : 1.02 - face.turn * 1.2)
    const lens =
      kind === 'square'
        ? ([
            [x - 0.135, -0.12],
            [x + 0.135, -0.12],
            [x + 0.12, 0.07],
            [x - 0.12, 0.07],
          ] satisfies Point[])
        : ellipse(x, EYE_LINE, 0.135, 0.13)
    if (kind === 'tinted') fill(scene, lens, tint)
    line(scene, [...lens, ...lens.slice(0, 1)], 'dark', rim, { fine: true, curved: kind !== 'square' })
  }
  line(
    scene,
    [
      [face.turn - 0.03, EYE_LINE - 0.02],
      [face.turn + 0.03, EYE_LINE - 0.02],
    ],
    'dark',
    rim,
    { fine: true },
  )
  line(
    scene,
    [
      [face.turn - face.eyeGap - 0.13, EYE_LINE - 0.03],
      [-face.half, EYE_LINE],
    ],
    'dark',
    rim * 0.8,
    { fine: true },
  )
}
