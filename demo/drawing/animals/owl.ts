import { ellipse, type Point, path } from '../core/geometry.ts'
import { cut, fill, inside, line, moving, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

export function owl(stage: Stage, x: number, y: number, height: number, slot: Slot, wing: Slot): void {
  const { scene } = stage
  place(scene, { x, y, scale: height / 100 }, () => {
    for (const side of [-1, 1]) cut(scene, path([side * 30, -76, side * 32, -104, side * 10, -90]), slot)
    const body = fill(
      scene,
      path([0, -98, 28, -88, 36, -56, 32, -20, 14, -2, -14, -2, -32, -20, -36, -56, -28, -88]),
      slot,
    )
    inside(scene, body, () => fill(scene, ellipse(0, -24, 22, 32), 'light'))
    breastFeathers(stage, wing)
    for (const side of [-1, 1]) {
      owlWing(stage, side, wing)
      owlEye(stage, side)
      claws(stage, side)
    }
    cut(scene, path([-5, -66, 5, -66, 0, -54]), 'sun')
  })
}

function breastFeathers({ scene }: Stage, wing: Slot): void {
  for (let row = 0; row < 4; row++) {
    for (let column = -1; column <= 1; column++) {
      const at: Point = [column * 11 + (row % 2) * 5 - 2, -44 + row * 11]
      line(
        scene,
        [
          [at[0] - 4, at[1]],
          [at[0], at[1] + 4],
          [at[0] + 4, at[1]],
        ],
        wing,
        2,
        { fine: true },
      )
    }
  }
}

function owlWing({ scene }: Stage, side: number, wing: Slot): void {
  fill(
    scene,
    [
      [side * 30, -64],
      [side * 44, -36],
      [side * 38, -8],
      [side * 24, -20],
      [side * 22, -46],
    ],
    wing,
  )
}

function owlEye({ scene }: Stage, side: number): void {
  fill(scene, ellipse(side * 14, -72, 14.5), 'white')
  moving(scene, { kind: 'eye', open: true }, () => {
    fill(scene, ellipse(side * 14, -72, 9), 'glow', { fine: true })
    fill(scene, ellipse(side * 14, -72, 5), 'dark', { fine: true })
  })
  moving(scene, { kind: 'eye', open: false }, () =>
    line(scene, path([side * 4, -72, side * 14, -66, side * 24, -72]), 'dark', 2.6, { fine: true }),
  )
}

function claws({ scene }: Stage, side: number): void {
  for (const toe of [-4, 1, 6]) line(scene, path([side * 10 + toe, -4, side * 10 + toe, 3]), 'sun', 3)
}
