import { arc, ellipse, type Point, path } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

export function whale(
  stage: Stage,
  x: number,
  y: number,
  length: number,
  flip: boolean,
  slot: Slot,
  turn = 0,
): void {
  const { scene } = stage
  place(scene, { x, y, scale: length / 100, flip, turn }, () => {
    fill(scene, path([-46, -10, -62, -28, -74, -26, -66, -12, -72, 0, -56, -2]), slot)
    const body = fill(
      scene,
      path([-50, -8, -24, -18, 8, -24, 36, -20, 52, -6, 50, 10, 30, 20, 0, 18, -28, 6]),
      slot,
    )
    inside(scene, body, () => {
      fill(scene, path([60, 6, 30, 6, 2, 10, -26, 8, 0, 30, 50, 30]), 'light')
      for (let groove = 0; groove < 7; groove++)
        line(
          scene,
          [
            [52, 8 + groove * 2],
            [20, 11 + groove * 2.2],
            [-10, 11 + groove * 2],
          ],
          'mid',
          0.8,
          { fine: true },
        )
    })
    fill(scene, path([10, 10, 0, 30, -12, 34, -2, 14]), slot, { tone: -0.06 })
    fill(scene, ellipse(36, 0, 1.6, 1.4), 'dark', { fine: true })
    line(scene, arc(48, 2, 16, 7, 90, 170, 6), 'dark', 0.8, { fine: true })
  })
}

export function octopus(stage: Stage, x: number, y: number, size: number, slot: Slot): void {
  const { scene, random } = stage
  place(scene, { x, y, scale: size / 100 }, () => {
    for (let arm = 0; arm < 8; arm++) {
      const side = arm < 4 ? -1 : 1
      const spread = (arm % 4) * 0.3 + 0.2
      const swing = random.between(-8, 8)
      const path: Point[] = [
        [side * 12 * spread, 0],
        [side * 36 * spread, 24],
        [side * 70 * spread + swing, 34 + (arm % 3) * 8],
        [side * (74 * spread + 12), 62 - (arm % 2) * 18],
      ]
      fill(scene, ribbon(path, [13, 10, 7, 3], 6), slot, { tone: arm % 2 ? -0.05 : 0 })
    }
    fill(scene, path([-26, 6, -32, -30, -20, -58, 0, -66, 20, -58, 32, -30, 26, 6]), slot)
    for (const side of [-1, 1]) {
      fill(scene, ellipse(side * 12, -12, 8), 'white')
      fill(scene, ellipse(side * 12, -11, 4.4), 'dark', { fine: true })
    }
    for (const [dx, dy] of [
      [-14, -40],
      [6, -48],
      [16, -34],
    ] as const)
      fill(scene, ellipse(dx, dy, 3.6), slot, { tone: 0.08 })
  })
}

export function jellyfish(stage: Stage, x: number, y: number, size: number, slot: Slot): void {
  const { scene } = stage
  for (let thread = 0; thread < 6; thread++) {
    const tx = x + (thread - 2.5) * size * 0.13
    line(
      scene,
      [
        [tx, y],
        [tx + size * 0.08, y + size * 0.3],
        [tx - size * 0.06, y + size * 0.62],
        [tx + size * 0.04, y + size * 0.95],
      ],
      slot,
      size * 0.03,
    )
  }
  cut(
    scene,
    [
      ...arc(x, y, size * 0.46, size * 0.46, 180, 360, 14),
      ...arc(x + size * 0.31, y, size * 0.15, size * 0.07, 0, 180, 5),
      ...arc(x, y, size * 0.16, size * 0.07, 0, 180, 5),
      ...arc(x - size * 0.31, y, size * 0.15, size * 0.07, 0, 180, 5),
    ],
    slot,
  )
  fill(scene, ellipse(x - size * 0.14, y - size * 0.24, size * 0.08, size * 0.12, 0.4), 'white', {
    tone: -0.04,
  })
}

export function turtle(stage: Stage, x: number, y: number, size: number, flip: boolean, turn: number): void {
  const { scene } = stage
  place(scene, { x, y, scale: size / 100, flip, turn }, () => {
    fill(scene, leaf([26, 4], 0.95, 50, 20, -0.2), 'leaf')
    fill(scene, leaf([22, -8], -0.7, 40, 16, 0.2), 'leaf', { tone: -0.06 })
    fill(scene, leaf([-26, 8], 2.2, 26, 14), 'leaf')
    fill(
      scene,
      ribbon(
        [
          [36, -2],
          [54, -6],
          [62, -4],
        ],
        [14, 16, 13],
      ),
      'leaf',
    )
    const shell = fill(scene, ellipse(0, 0, 44, 27), 'leafDark')
    shellPlates(stage, shell)
    fill(scene, ellipse(57, -8, 2), 'dark', { fine: true })
  })
}

function shellPlates({ scene }: Stage, shell: number): void {
  inside(scene, shell, () => {
    for (const [cx, cy] of path([-22, -8, 0, -12, 22, -8, -12, 10, 12, 10]))
      cut(
        scene,
        [
          [cx - 9, cy],
          [cx - 4, cy - 8],
          [cx + 6, cy - 8],
          [cx + 10, cy],
          [cx + 5, cy + 8],
          [cx - 5, cy + 8],
        ],
        'leafLight',
      )
  })
}
