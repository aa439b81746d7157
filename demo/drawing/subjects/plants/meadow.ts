import { ellipse, rectangle } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { cut, fill, line, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { plant } from '../../parts/plants.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { ANY, type Composition } from '../piece.ts'
import { FLOWERS, KEYWORDS } from './plants-parts.ts'

export const meadow: Composition = (random) => {
  const insects = random.pick(['bees', 'butterflies'] as const)
  return {
    mood: random.pick(['day', 'dusk', 'night', 'bold'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick([
        ['Auf Augenhöhe mit dem Klee', 'Eye to eye with the clover'],
        ['Blühstreifen', 'Flower strip'],
        ['Summen', 'Humming'],
      ]),
      alt:
        insects === 'bees'
          ? [
              'Blumenwiese aus der Nähe, Bienen fliegen von Blüte zu Blüte',
              'Flower meadow up close, bees flying from bloom to bloom',
            ]
          : ['Blumenwiese aus der Nähe mit Schmetterlingen', 'Flower meadow up close with butterflies'],
      keywords: [
        ...KEYWORDS,
        ['Wiese', 'meadow'],
        insects === 'bees' ? ['Bienen', 'bees'] : ['Schmetterlinge', 'butterflies'],
      ],
    },
    draw(stage) {
      drawMeadow(stage, insects)
    },
  }
}

function drawMeadow(stage: Stage, insects: 'bees' | 'butterflies'): void {
  const { width, height, random: chance } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.2, 0.8), height * 0.24, 2)
  for (let layer = 0; layer < 3; layer++) {
    const count = 8 + layer * 3
    for (let index = 0; index < count; index++)
      plant(
        stage,
        chance.pick([...FLOWERS, 'grass'] as const),
        (width * (index + chance.next())) / count,
        height * 1.04,
        height * (0.84 - layer * 0.22) * chance.between(0.75, 1),
        layer === 0 ? { leaf: 'far', leafToo: 'mid' } : {},
      )
  }
  for (let index = 0; index < 5; index++) {
    const [x, y, size] = [
      width * chance.between(0.1, 0.9),
      height * chance.between(0.08, 0.6),
      Math.min(width, height) * chance.between(0.05, 0.09),
    ]
    if (insects === 'bees') bee(stage, x, y, size)
    else butterfly(stage, x, y, size * 1.4)
  }
}

function bee({ scene, random }: Stage, x: number, y: number, size: number): void {
  place(scene, { x, y, scale: size / 40, turn: random.swing() * 0.4, flip: random.chance(0.5) }, () => {
    for (const angle of [-2, -1.3]) fill(scene, leaf([0, -8], angle, 30, 17), 'white')
    const body = fill(scene, ellipse(0, 0, 20, 13), 'glow')
    for (const stripe of [-8, 2]) cut(scene, rectangle(stripe - 3, -20, 6, 40), 'dark', { clip: body })
    fill(scene, ellipse(17, -1, 8, 9), 'dark')
    line(
      scene,
      [
        [20, -8],
        [26, -16],
      ],
      'dark',
      1.6,
    )
  })
}

function butterfly({ scene, random }: Stage, x: number, y: number, size: number): void {
  const slot = random.pick(['a', 'bloom', 'c', 'd'] as const)
  place(scene, { x, y, scale: size / 40, turn: random.swing() * 0.6 }, () => {
    for (const side of [-1, 1]) {
      fill(
        scene,
        [
          [0, -2],
          [side * 12, -24],
          [side * 30, -26],
          [side * 28, -6],
          [side * 10, 2],
        ],
        slot,
      )
      fill(
        scene,
        [
          [0, 2],
          [side * 14, 2],
          [side * 24, 14],
          [side * 14, 26],
          [side * 4, 14],
        ],
        slot,
        { tone: -0.07 },
      )
      fill(scene, ellipse(side * 20, -16, 4), 'light')
    }
    fill(scene, ellipse(0, 0, 2.4, 13), 'dark')
  })
}
