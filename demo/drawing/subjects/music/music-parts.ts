import { ellipse, path, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, fill, line, place, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { patternOver } from '../../parts/patterns.ts'
import { type FigureOptions, figure } from '../../people/figure.ts'
import type { Both } from '../piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Musik', 'music'],
  ['Klang', 'sound'],
]

/** Instruments in the units of a figure 100 high, their middle at (0, 0). */
const INSTRUMENTS = {
  guitar: guitar,
  cello: cello,
  trumpet: trumpet,
  drum: drum,
  keys: keys,
} as const

type Instrument = keyof typeof INSTRUMENTS

function guitar({ scene }: Stage): void {
  line(scene, path([0, 0, 34, -22]), 'trunk', 4)
  cut(scene, path([32, -24, 42, -31, 45, -26, 36, -20]), 'dark')
  fill(scene, path([-18, 0, -14, -12, -2, -10, 6, -14, 12, -4, 8, 8, -2, 9, -8, 14]), 'bloom')
  fill(scene, ellipse(-2, -1, 4.4), 'dark')
  line(scene, path([-10, 5, 34, -22]), 'light', 0.8)
}

function cello({ scene }: Stage): void {
  line(scene, path([2, 40, 0, -46]), 'dark', 2.4)
  fill(
    scene,
    path([
      0, -24, 10, -22, 12, -12, 7, -4, 14, 8, 14, 22, 0, 28, -14, 22, -14, 8, -7, -4, -12, -12, -10, -22,
    ]),
    'bloomToo',
  )
  line(scene, path([0, 20, 0, -44]), 'dark', 1.6)
  line(scene, path([-24, 2, 26, -8]), 'trunk', 1.4)
}

function trumpet({ scene }: Stage): void {
  line(scene, path([-8, 0, 22, -5]), 'glow', 2.4)
  cut(scene, path([20, -8, 34, -14, 34, 5, 20, -2]), 'glow')
  line(scene, path([2, -2, 2, 4, 16, 2, 16, -4]), 'glow', 1.8)
}

function drum(stage: Stage): void {
  const { scene } = stage
  const shell = cut(scene, rectangle(-17, -13, 34, 24), 'a')
  patternOver(stage, shell, 'waves', 'white', 9)
  fill(scene, ellipse(0, -13, 17, 4.6), 'white')
  line(scene, path([-10, -18, 6, -34]), 'trunk', 1.6)
  line(scene, path([10, -18, 22, -32]), 'trunk', 1.6)
  for (const leg of [-12, 12]) line(scene, path([leg, 10, leg * 1.3, 36]), 'dark', 2)
}

function keys({ scene }: Stage): void {
  cut(scene, roundedRectangle(-24, -6, 58, 9, 2), 'dark')
  cut(scene, rectangle(-22, -6, 54, 3.4), 'white')
  for (let key = 0; key < 9; key++) cut(scene, rectangle(-19 + key * 5.7, -6, 2.4, 2), 'dark')
  for (const leg of [-18, 28]) line(scene, path([leg, 3, leg + 6, 38]), 'dark', 2)
}

export function player(
  stage: Stage,
  instrument: Instrument,
  options: Omit<FigureOptions, 'pose' | 'held'>,
): void {
  const poses = {
    guitar: {
      lean: 0,
      nod: 8,
      near: { upperArm: 16, foreArm: 74, thigh: 8, shin: 0 },
      far: { upperArm: 52, foreArm: 108, thigh: -10, shin: -8 },
    },
    cello: 'sit',
    trumpet: {
      lean: -6,
      nod: -8,
      near: { upperArm: 62, foreArm: 128, thigh: 8, shin: 2 },
      far: { upperArm: 70, foreArm: 116, thigh: -10, shin: -6 },
    },
    drum: 'cook',
    keys: 'cook',
  } as const
  figure(stage, {
    ...options,
    pose: poses[instrument],
    held: ([hx, hy]) =>
      place(
        stage.scene,
        instrument === 'cello'
          ? { x: hx + 4, y: hy }
          : instrument === 'guitar'
            ? { x: hx - 4, y: hy - 1 }
            : { x: hx + (instrument === 'trumpet' ? 4 : 6), y: hy + (instrument === 'trumpet' ? 0 : 8) },
        () => INSTRUMENTS[instrument](stage),
      ),
  })
}

export function notes(stage: Stage, x: number, y: number, count: number, spread: number): void {
  const { scene, random } = stage
  for (let index = 0; index < count; index++) {
    const [nx, ny, size] = [
      x + random.swing() * spread,
      y - random.next() * spread * 0.7,
      random.between(9, 16),
    ]
    const slot: Slot = random.pick(['a', 'bloom', 'c', 'dark'] as const)
    fill(scene, ellipse(nx, ny, size, size * 0.75, -0.4), slot)
    line(
      scene,
      path([nx + size * 0.85, ny, nx + size * 0.85, ny - size * 3.2, nx + size * 2, ny - size * 2.4]),
      slot,
      size * 0.3,
      { curved: false },
    )
  }
}
