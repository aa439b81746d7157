import { ellipse, polar } from '../../core/geometry.ts'
import { cut, fill, inside, line, place, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { ground } from '../../parts/sky.ts'
import { ANY, type Composition } from '../piece.ts'
import { KEYWORDS } from './food-parts.ts'

export const sweets: Composition = (random) => ({
  mood: random.pick(['paper', 'bold', 'day'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Drei Kugeln', 'Three scoops'],
      ['Schmilzt schon', 'Already melting'],
      ['Eiszeit', 'Ice age'],
    ]),
    alt: [
      'Eistüten mit bunten Kugeln, Streuseln und Früchten nebeneinander',
      'Ice-cream cones with colourful scoops, sprinkles and fruit side by side',
    ],
    keywords: [...KEYWORDS, ['Eis', 'ice cream'], ['Sommer', 'summer'], ['Süßes', 'sweets']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    for (let ray = 0; ray < 14; ray++)
      cut(
        scene,
        [
          [width / 2, height * 1.1],
          polar([width / 2, height * 1.1], -Math.PI * (ray / 14), 2200),
          polar([width / 2, height * 1.1], -Math.PI * ((ray + 0.5) / 14), 2200),
        ],
        'far',
      )
    const count = width > height ? 4 : 3
    const size = Math.min(width / count, height * 0.36)
    for (let index = 0; index < count; index++) {
      const [x, y] = [(width * (index + 0.5)) / count, height * (0.6 + (index % 2) * 0.05)]
      place(scene, { x, y, turn: chance.swing() * 0.12 }, () => cone(stage, size, chance.whole(1, 3)))
    }
  },
})

function cone(stage: Stage, size: number, scoops: number): void {
  const { scene, random } = stage
  const half = size * 0.3
  drawWafer(stage, half, size)
  const flavours = random.shuffle(['a', 'b', 'c', 'd', 'bloom', 'white', 'light'] as const)
  for (let scoop = 0; scoop < scoops; scoop++) {
    const y = -size * (0.08 + scoop * 0.3)
    const shift = scoops === 3 && scoop < 2 ? (scoop === 0 ? -half * 0.4 : half * 0.4) : 0
    const slot = flavours[scoop] ?? 'a'
    drawScoop(stage, y, half, shift, slot)
  }
  const top = -size * (0.08 + (scoops - 1) * 0.3) - half * 1.2
  fill(scene, ellipse(0, top, half * 0.22), 'bloom')
  line(
    scene,
    [
      [0, top - half * 0.2],
      [half * 0.2, top - half * 0.6],
    ],
    'leafDark',
    4,
  )
}

function drawWafer({ scene }: Stage, half: number, size: number): void {
  const wafer = cut(
    scene,
    [
      [-half * 0.9, 0],
      [half * 0.9, 0],
      [0, size * 0.95],
    ],
    'bloomToo',
  )
  inside(scene, wafer, () => {
    for (let step = -8; step < 9; step++) {
      line(
        scene,
        [
          [step * 24 - 200, 0],
          [step * 24 + 60, 300],
        ],
        'trunk',
        3,
        { tone: 0.1 },
      )
      line(
        scene,
        [
          [step * 24 + 200, 0],
          [step * 24 - 60, 300],
        ],
        'trunk',
        3,
        { tone: 0.1 },
      )
    }
  })
}

function drawScoop({ scene, random }: Stage, y: number, half: number, shift: number, slot: Slot): void {
  fill(scene, ellipse(shift, y - half * 0.3, half, half * 0.96), slot)
  for (let drip = -2; drip <= 2; drip++)
    fill(
      scene,
      ellipse(shift + drip * half * 0.4, y + half * 0.46, half * 0.26, half * (drip % 2 ? 0.36 : 0.24)),
      slot,
    )
  for (let sprinkle = 0; sprinkle < 9; sprinkle++) {
    const [sx, sy] = [shift + random.swing() * half * 0.7, y - half * 0.4 + random.swing() * half * 0.6]
    line(
      scene,
      [
        [sx, sy],
        [sx + random.between(-8, 8), sy + 7],
      ],
      random.pick(['dark', 'sun', 'white', 'bloom'] as const),
      4,
      { fine: true },
    )
  }
}
