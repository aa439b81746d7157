import { arc, ellipse, type Point, path } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { fill, line, moving, place, type Scene, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { mouth } from './bust-mouth.ts'
import type { EyeKind, FaceShape, NoseKind } from './bust-shape.ts'
import { outline, outlines } from './bust-table.ts'

// The face of a bust is drawn from its shape: eyes and brows, wrinkles, nose, ears and glasses.

type Featured = FaceShape & { hair: Slot; skin: Slot }

/** Draws eyes, brows, mouth and the marks of years. The nose is drawn apart, since it may stand out over the cheek. */
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

/** Draws the ears. */
export function ears({ scene }: Stage, { half, turn, ear, eyeLine }: FaceShape, skin: Slot): void {
  for (const side of turn > 0.09 ? [-1] : [-1, 1]) {
    const [x, y] = [side * half * (0.96 + ear * 0.06) + turn * 0.9, eyeLine + 0.07]
    fill(scene, ellipse(x, y, 0.075 * ear, 0.12 * ear, side * 0.2 * ear), skin, { tone: -0.03 })
    const [from, to] = side < 0 ? [90, 270] : [-90, 90]
    line(scene, arc(x, y, 0.035, 0.06 * ear, from, to, 5), skin, 0.018, { tone: -0.14, fine: true })
  }
}

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

/** From here on the far eye is out of sight, and the nose stands out over the cheek. */
const PROFILE = 0.24

/** Where the eyes are that are seen, and how much of their width. */
function eyesOf({ turn, eyeGap, eyeLine: y }: Pick<FaceShape, 'turn' | 'eyeGap' | 'eyeLine'>) {
  return ([-1, 1] as const)
    .filter((side) => side < 0 || turn < PROFILE)
    .map((side) => {
      const near = side < 0 ? 1 : 1 - turn * 1.7
      return { side, near, x: turn + side * eyeGap * near, y }
    })
}

type Eye = ReturnType<typeof eyesOf>[number]

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

function eye({ scene }: Stage, face: Featured, { x, y, side, near }: Eye): void {
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

function brow({ scene }: Stage, face: Featured, { x, side, near }: Eye): void {
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

/** The lines of the years: on the forehead, and on one side; x counts in half widths of the face, y from the mouth. */
const FOREHEAD = ['-42 -23 0 -24.5 42 -23', '-42 -28 0 -29.5 42 -28', '-30 -33 0 -34.5 30 -33']
const FOLDS = '26 -14 42 -6 44 4/88 -34 98 -38/86 -30 97 -29/56 6 62 13 52 18'

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
