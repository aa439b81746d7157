import { ellipse, type Point, path, spline } from '../../core/geometry.ts'
import { cut, fill, inside, line, place, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { balloon } from '../../parts/aircraft.ts'
import { cloud, ground } from '../../parts/sky.ts'
import { type Both, type Composition, SQUARE, TALL } from '../piece.ts'
import { KEYWORDS } from './travel-parts.ts'

export const fromAbove: Composition = (random) => ({
  mood: random.pick(['day', 'dusk'] as const),
  format: random.pick([...TALL, SQUARE]),
  surface: 'sheet',
  words: {
    title: random.pick<Both>([
      ['Reiseflughöhe', 'Cruising altitude'],
      ['Über den Feldern', 'Above the fields'],
      ['Flickenteppich', 'Patchwork'],
    ]),
    alt: [
      'Felder, Wege und ein Fluss von oben, darüber fliegen ein Flugzeug und Ballons durch Wolken',
      'Fields, lanes and a river from above, a plane and balloons passing between clouds',
    ],
    keywords: [...KEYWORDS, ['Luftbild', 'aerial view'], ['Felder', 'fields'], ['Flugzeug', 'plane']],
  },
  draw: drawFromAbove,
})

function drawFromAbove(stage: Stage): void {
  const { width, height } = stage
  ground(stage, 'leafLight')
  drawFields(stage)
  drawRiverAndRoad(stage)
  plane(stage, width * 0.5, height * 0.42, Math.min(width, height) * 0.44, -0.5)
  balloon(stage, width * 0.18, height * 0.72, width * 0.2, 'a', 'light')
  balloon(stage, width * 0.82, height * 0.2, width * 0.13, 'bloom', 'white')
  cloud(stage, width * 0.2, height * 0.16, width * 0.34)
  cloud(stage, width * 0.84, height * 0.84, width * 0.38)
}

function drawFields(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  const [columns, rows] = [5, 6]
  const corner = (column: number, row: number): Point => [
    ((column + Math.sin(row * 1.7 + column) * 0.24) * width) / columns,
    ((row + Math.cos(column * 2.1 + row) * 0.22) * height) / rows,
  ]
  const crops: readonly Slot[] = ['leaf', 'leafLight', 'sun', 'light', 'mid', 'bloomToo', 'leafDark', 'c']
  for (let row = -1; row <= rows; row++) {
    for (let column = -1; column <= columns; column++) {
      const field = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ]
      const slot = chance.pick(crops)
      const area = cut(scene, field, slot)
      drawCrops(stage, area, field, slot)
    }
  }
}

function drawCrops(
  { random: chance, scene }: Stage,
  area: number,
  field: readonly Point[],
  slot: Slot,
): void {
  if (chance.chance(0.6))
    inside(scene, area, () => {
      const [fx, fy] = field[0] ?? [0, 0]
      for (let furrow = -3; furrow < 16; furrow++)
        line(
          scene,
          [
            [fx - 60 + furrow * 22, fy - 60],
            [fx - 20 + furrow * 22, fy + 320],
          ],
          slot,
          5,
          { tone: -0.06 },
        )
    })
  else if (chance.chance(0.4))
    for (let index = 0; index < 6; index++)
      fill(
        scene,
        ellipse(
          (field[0]?.[0] ?? 0) + chance.between(30, 150),
          (field[0]?.[1] ?? 0) + chance.between(30, 120),
          14,
        ),
        'leafDark',
        { clip: area },
      )
}

function drawRiverAndRoad({ height, width, scene }: Stage): void {
  const river = spline(
    [
      [-60, height * 0.2],
      [width * 0.3, height * 0.34],
      [width * 0.4, height * 0.6],
      [width * 0.72, height * 0.7],
      [width + 80, height * 0.94],
    ],
    8,
  )
  line(scene, river, 'water', 46)
  line(
    scene,
    spline(
      [
        [width * 0.9, -40],
        [width * 0.7, height * 0.3],
        [width * 0.86, height * 0.6],
        [width * 0.6, height + 50],
      ],
      8,
    ),
    'white',
    12,
  )
}

function plane({ scene }: Stage, x: number, y: number, size: number, turn: number): void {
  const shape = (slot: Slot, dx: number, dy: number) => {
    place(scene, { x: x + dx, y: y + dy, scale: size / 100, turn }, () => {
      cut(scene, path([8, -6, -14, -50, -24, -50, -12, -5, -12, 5, -24, 50, -14, 50, 8, 6]), slot)
      cut(scene, path([-38, -4, -50, -18, -56, -18, -50, 0, -56, 18, -50, 18, -38, 4]), slot)
      fill(scene, path([52, 0, 44, -6, 10, -8, -40, -4, -54, 0, -40, 4, 10, 8, 44, 6]), slot)
    })
  }
  shape('leafDark', 40, 70)
  shape('white', 0, 0)
  place(scene, { x, y, scale: size / 100, turn }, () => {
    for (let pane = 0; pane < 9; pane++) fill(scene, ellipse(28 - pane * 7, 0, 1.6), 'dark', { fine: true })
    cut(scene, path([-42, -1.5, -56, -1.5, -56, 1.5, -42, 1.5]), 'bloom')
  })
}
