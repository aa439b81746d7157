import { ellipse, polar } from '../../core/geometry.ts'
import { leaf, ribbon } from '../../core/ribbon.ts'
import { cut, fill, line, type Slot } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ridge, type Surface } from '../../parts/land.ts'
import { plant } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'
import type { Both } from '../piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Unterwasser', 'underwater'],
  ['Meer', 'ocean'],
  ['Tiere', 'animals'],
]

export function depths(stage: Stage): void {
  const { scene, width, height, random } = stage
  ground(stage, stage.night ? 'ground' : 'water', stage.night ? 0 : 0.05)
  for (let ray = 0; ray < 5; ray++) {
    const x = width * (ray / 4.4 + random.swing() * 0.05)
    cut(
      scene,
      [
        [x, -BLEED],
        [x + width * 0.07, -BLEED],
        [x - width * 0.14, height + BLEED],
        [x - width * 0.34, height + BLEED],
      ],
      stage.night ? 'far' : 'water',
      { tone: stage.night ? 0.02 : 0.1 },
    )
  }
}

export function bubbles({ scene, random }: Stage, x: number, y: number, count: number): void {
  for (let index = 0; index < count; index++) {
    const size = random.between(3, 11)
    const [bx, by] = [x + random.swing() * 30, y - index * 24]
    const ring = ellipse(bx, by, size)
    line(scene, [...ring, ...ring.slice(0, 1)], 'white', 2, { fine: true })
  }
}

export function reef(stage: Stage, level: number, slot: Slot): void {
  const { width, height, random } = stage
  const bed = ridge(stage, level, 26, slot)
  for (let index = 0; index < 13; index++) {
    const x = width * ((index + random.next()) / 13)
    const kind = random.pick(['weed', 'coral', 'fan', 'tube', 'fern'] as const)
    const size = height * random.between(0.1, 0.24)
    if (kind === 'weed') weed(stage, x, size, bed)
    if (kind === 'coral')
      coral(
        stage,
        x,
        bed(x) + 8,
        size * 0.7,
        -Math.PI / 2,
        4,
        random.pick(['bloom', 'bloomToo', 'a', 'c'] as const),
      )
    if (kind === 'fan') seaFan(stage, x, size, bed)
    if (kind === 'tube') tubes(stage, x, size, bed)
    if (kind === 'fern') plant(stage, 'fern', x, bed(x) + 10, size)
  }
}

function weed({ scene, random }: Stage, x: number, size: number, bed: Surface): void {
  fill(
    scene,
    ribbon(
      [
        [x, bed(x) + 12],
        [x + 20, bed(x) - size * 0.4],
        [x - 14, bed(x) - size * 0.8],
        [x + 10, bed(x) - size * 1.3],
      ],
      [14, 18, 14, 3],
    ),
    random.pick(['leaf', 'leafDark', 'leafLight'] as const),
  )
}

function seaFan({ scene }: Stage, x: number, size: number, bed: Surface): void {
  for (let rib = 0; rib < 9; rib++)
    fill(
      scene,
      leaf([x, bed(x) + 8], -Math.PI / 2 + (rib - 4) * 0.2, size * 0.9, size * 0.16),
      rib % 2 ? 'c' : 'd',
    )
}

function tubes({ scene }: Stage, x: number, size: number, bed: Surface): void {
  for (const [dx, tall] of [
    [-16, 0.6],
    [0, 0.9],
    [15, 0.7],
  ] as const) {
    cut(
      scene,
      [
        [x + dx - 9, bed(x) + 10],
        [x + dx - 12, bed(x) - size * tall],
        [x + dx + 12, bed(x) - size * tall],
        [x + dx + 9, bed(x) + 10],
      ],
      'bloomToo',
    )
    fill(scene, ellipse(x + dx, bed(x) - size * tall, 12, 5), 'dark')
  }
}

function coral(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  angle: number,
  depth: number,
  slot: Slot,
): void {
  const end = polar([x, y], angle, size * 0.42)
  line(stage.scene, [[x, y], end], slot, depth * 4.4)
  if (depth < 2) return
  for (const turn of [-0.5, 0.45])
    coral(stage, end[0], end[1], size * 0.8, angle + turn + stage.random.swing() * 0.15, depth - 1, slot)
}
