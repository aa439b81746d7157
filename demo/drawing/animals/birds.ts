import { ellipse, path } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { cut, fill, inside, line, moving, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { patternOver } from '../parts/patterns.ts'

function birdEye({ scene }: Stage, x: number, y: number, size: number): void {
  moving(scene, { kind: 'eye', open: true }, () => {
    fill(scene, ellipse(x, y, size * 1.5), 'white', { fine: true })
    fill(scene, ellipse(x + size * 0.2, y, size), 'dark', { fine: true })
  })
  moving(scene, { kind: 'eye', open: false }, () =>
    line(scene, path([x - size * 1.3, y, x, y + size * 0.6, x + size * 1.3, y]), 'dark', size * 0.5, {
      fine: true,
    }),
  )
}

/** A songbird on its legs; the perch is at (x, y), `size` from breast to tail. */
export function songbird(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  flip: boolean,
  slot: Slot,
  wing: Slot,
): void {
  const { scene, random } = stage
  place(scene, { x, y, scale: size / 100, flip, turn: random.swing() * 0.08, name: 'bird' }, () => {
    twoLegs(stage)
    for (const [angle, tone] of path([2.62, -0.06, 2.82, 0]))
      fill(scene, leaf([-22, -34], angle, 62, 15), wing, { tone })
    const body = fill(
      scene,
      path([-30, -30, -18, -52, 4, -64, 16, -78, 34, -80, 44, -66, 42, -44, 28, -22, 2, -14]),
      slot,
    )
    inside(scene, body, () => fill(scene, path([44, -58, 30, -46, 14, -12, 50, -16]), 'light'))
    foldedWing(stage, wing)
    cut(scene, path([42, -70, 60, -63, 42, -58]), 'sun')
    birdEye(stage, 33, -68, 2.6)
  })
}

function twoLegs({ scene }: Stage): void {
  for (const lx of [-2, 8]) line(scene, path([lx, -18, lx + 2, -1, lx + 8, 0]), 'dark', 2.2)
}

function foldedWing({ scene }: Stage, wing: Slot): void {
  const folded = fill(scene, path([14, -54, -6, -54, -30, -38, -52, -16, -20, -20, 8, -28]), wing)
  inside(scene, folded, () => {
    for (let row = 0; row < 4; row++)
      line(scene, path([12 - row * 12, -58, 2 - row * 14, -36, -20 - row * 12, -14]), 'light', 2, {
        fine: true,
      })
  })
}

/** A bird with spread wings, seen from the side. */
export function flyingBird(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  flip: boolean,
  slot: Slot,
  wing: Slot,
): void {
  const { scene } = stage
  place(scene, { x, y, scale: size / 100, flip, turn: stage.random.swing() * 0.2, name: 'bird' }, () => {
    fill(scene, path([4, -6, -10, -36, -34, -62, -14, -58, 2, -64, 14, -40, 20, -8]), wing, { tone: -0.06 })
    for (const angle of [2.9, 3.15, 3.4]) fill(scene, leaf([-30, 2], angle, 34, 9), wing)
    fill(scene, path([-38, 2, -10, -10, 24, -14, 40, -22, 54, -14, 50, -2, 26, 10, -6, 12]), slot)
    fill(scene, path([16, -4, 2, 30, -26, 58, -8, 56, 6, 66, 18, 40, 30, 2]), wing)
    cut(scene, path([53, -17, 68, -11, 52, -6]), 'sun')
    birdEye(stage, 45, -14, 2.2)
  })
}

/** A heron, crane or flamingo on one or two long legs. */
export function wader(stage: Stage, x: number, y: number, height: number, flip: boolean, slot: Slot): void {
  const { scene, random } = stage
  const oneLegged = random.chance(0.4)
  place(scene, { x, y, scale: height / 100, flip }, () => {
    wadersLegs(stage, oneLegged)
    fill(scene, ribbon(path([-24, -40, -6, -48, 8, -50]), [6, 20, 14]), slot)
    fill(scene, ribbon(path([6, -50, 18, -60, 10, -74, 12, -88, 22, -92]), [13, 8, 5.5, 5, 7], 7), slot)
    const folded = fill(scene, path([6, -54, -12, -56, -36, -38, -20, -36, 0, -38]), slot, { tone: -0.08 })
    patternOver(stage, folded, 'waves', 'light', 7)
    wadersFace(stage)
  })
}

function wadersLegs({ scene }: Stage, oneLegged: boolean): void {
  line(scene, path([-2, -40, 0, -20, -2, 0, 6, 0]), 'bloom', 1.8, { curved: false })
  if (oneLegged) line(scene, path([-4, -42, 10, -28, -4, -22]), 'bloom', 1.8, { curved: false })
  else line(scene, path([-8, -40, -10, -20, -14, 0, -6, 0]), 'bloom', 1.8, { curved: false, tone: -0.06 })
}

function wadersFace(stage: Stage): void {
  const { scene } = stage
  cut(scene, path([24, -94.5, 42, -88, 24, -89.5]), 'sun')
  birdEye(stage, 22, -93, 1.1)
  line(scene, path([18, -95, 8, -98, 2, -96]), 'dark', 1.2)
}
