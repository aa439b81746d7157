import { ellipse } from '../core/geometry.ts'
import { cut, fill, inside, line } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { HairPlan } from './bust-hair.ts'

export function hat({ scene, hand }: Stage, { kind, slot, cloth, half: w, turn: t }: HairPlan): void {
  for (const side of [-1, 1])
    fill(
      scene,
      [
        [side * w * 1.06, 0.12],
        [side * w * 1.1, -0.24],
        [side * w * 0.7, -0.3],
        [side * w * 0.92, -0.04],
      ],
      slot,
    )
  if (kind === 'beanie') {
    const dome = fill(
      scene,
      [
        [-w * 1.14, -0.2],
        [-w * 1.08, -0.5],
        [-w * 0.5, -0.82],
        [w * 0.5, -0.82],
        [w * 1.08, -0.5],
        [w * 1.14, -0.2],
      ],
      cloth,
    )
    inside(scene, dome, () => {
      for (let rib = -3; rib <= 3; rib++)
        line(
          scene,
          [
            [rib * w * 0.3, -0.2],
            [rib * w * 0.2, -0.9],
          ],
          cloth,
          0.02,
          { tone: -0.07, fine: true },
        )
    })
    cut(
      scene,
      [
        [-w * 1.18, -0.34],
        [w * 1.18, -0.34],
        [w * 1.18, -0.16],
        [-w * 1.18, -0.16],
      ],
      cloth,
      { tone: -0.08 },
    )
    if (hand.detail > 0.7) fill(scene, ellipse(0, -0.86, 0.13), 'white')
  }
  if (kind === 'brimmed') {
    fill(
      scene,
      [
        [-w * 0.98, -0.3],
        [-w * 0.9, -0.78],
        [-w * 0.3, -0.9],
        [0, -0.84],
        [w * 0.3, -0.9],
        [w * 0.9, -0.78],
        [w * 0.98, -0.3],
      ],
      cloth,
    )
    cut(
      scene,
      [
        [-w * 0.99, -0.32],
        [-w * 0.96, -0.46],
        [w * 0.96, -0.46],
        [w * 0.99, -0.32],
      ],
      'dark',
    )
    fill(scene, ellipse(t * 0.2, -0.3, w * 1.9, 0.11, -0.03), cloth, { tone: -0.03 })
  }
  if (kind === 'turban') {
    fill(
      scene,
      [
        [-w * 1.16, -0.14],
        [-w * 1.2, -0.5],
        [-w * 0.6, -0.84],
        [w * 0.5, -0.86],
        [w * 1.2, -0.52],
        [w * 1.14, -0.16],
        [w * 0.4, -0.34],
        [-w * 0.4, -0.3],
      ],
      cloth,
    )
    for (const [from, to] of [
      [-1.1, 0.5],
      [-0.9, 0.9],
      [1.1, -0.3],
    ] as const)
      line(
        scene,
        [
          [w * from, -0.2],
          [w * (from + to) * 0.5, -0.5],
          [w * to, -0.8],
        ],
        cloth,
        0.025,
        { tone: -0.08, fine: true },
      )
    fill(scene, ellipse(t * 0.6, -0.46, 0.06, 0.08), 'sun')
  }
}
