import { ellipse, type Point } from '../core/geometry.ts'
import { fill, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { brow, eye, eyesOf, PROFILE } from './bust-eyes.ts'
import { mouth } from './bust-mouth.ts'
import type { FaceShape } from './bust-shape.ts'
import { outline, outlines } from './bust-table.ts'

export type Featured = FaceShape & { hair: Slot; skin: Slot }

/** The lines of the years: on the forehead, and on one side; x counts in half widths of the face, y from the mouth. */
const FOREHEAD = ['-42 -23 0 -24.5 42 -23', '-42 -28 0 -29.5 42 -28', '-30 -33 0 -34.5 30 -33']
const FOLDS = '26 -14 42 -6 44 4/88 -34 98 -38/86 -30 97 -29/56 6 62 13 52 18'

export function bustFace(stage: Stage, face: Featured): void {
  const { scene, hand, random } = stage
  const { turn, half, mouthLine, eyeLine, skin } = face
  const dot = (x: number, y: number, wide: number, slot: Slot, high = wide, tone = 0) =>
    fill(scene, ellipse(x, y, wide, high), slot, { tone, fine: true })
  const wrinkle = (points: Point[], y: number) =>
    line(
      scene,
      points.map(([px, py]): Point => [px + turn, py + y]),
      skin,
      0.018,
      { tone: -0.2, fine: true },
    )
  for (const seen of eyesOf(face)) {
    eye(stage, face, seen)
    brow(stage, face, seen)
    if (hand.blushes && face.cheeks > 0)
      dot(
        turn + (seen.x - turn) * 1.35,
        eyeLine + 0.2,
        0.085 * seen.near * face.cheeks,
        'blush',
        0.06 * face.cheeks,
      )
  }
  for (const forehead of FOREHEAD.slice(0, face.lines)) wrinkle(outline(forehead, half), eyeLine)
  for (const side of [-half, half])
    for (const fold of outlines(FOLDS, side).slice(0, face.lines && face.lines + 1)) wrinkle(fold, mouthLine)
  mouth(stage, face)
  for (let spot = 0; spot < (face.marks === 'freckles' ? 16 : 0); spot++)
    dot(turn + random.swing() * half * 0.8, eyeLine + 0.13 + random.swing() * 0.08, 0.014, skin, 0.014, -0.2)
  if (face.marks === 'mole') dot(turn - face.eyeGap * 0.9, mouthLine - 0.06, 0.02, 'dark')
}

export const NOSES = ['line', 'wedge', 'button', 'long', 'hook', 'broad', 'snub', 'bulb', 'straight'] as const
export type NoseKind = (typeof NOSES)[number]

/** x counts in widths of the nose, y from the eyes (0) to its end (100). */
const NOSE_LINES: Partial<Record<NoseKind, string>> = {
  line: '-10 0 80 90 50 105 -30 105',
  snub: '-90 80 -75 102 -35 100 0 108 35 100 75 102 90 80',
  straight: '-45 -20 -50 85 -80 102 0 108 70 100',
}
const NOSE_AREAS: Partial<Record<NoseKind, string>> = {
  wedge: '-15 0 100 100 -60 106',
  button: '0 55 65 70 75 95 0 110 -75 95 -65 70',
  long: '-30 -20 30 -20 75 100 0 120 -75 100',
  hook: '-30 -20 35 0 115 45 95 115 30 98 -60 108 -35 60',
  broad: '-30 -10 30 -10 50 55 135 80 120 112 0 120 -120 112 -135 80 -50 55',
  bulb: '-20 0 20 0 45 55 105 75 80 115 -80 115 -105 75 -45 55',
}
const BEYOND_CHEEK = '-60 -30 10 -20 50 35 150 80 130 108 20 115 -80 120'

export function nose({ scene }: Stage, { nose: kind, turn, skin, ...face }: Featured): void {
  const aside = turn > PROFILE
  const shape = aside ? BEYOND_CHEEK : (NOSE_AREAS[kind] ?? NOSE_LINES[kind] ?? '')
  const at = outline(shape, face.noseWidth).map(([x, y]): Point => {
    return [x + (aside ? face.half * 0.9 : turn * 1.3), face.eyeLine + 0.02 + y * (face.noseLength + 0.04)]
  })
  if (!aside && kind in NOSE_LINES) line(scene, at, skin, 0.026, { tone: -0.22, fine: true })
  else
    fill(scene, at, skin, {
      tone: aside ? -0.03 : -0.1,
      fine: true,
      curved: kind !== 'wedge' && kind !== 'hook',
    })
}
