import { arc, ellipse, type Point, path, rectangle } from '../../core/geometry.ts'
import { cut, fill, inside, line, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { pendant } from '../../parts/furnishings.ts'
import { table } from '../../parts/furniture.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import { plant } from '../../parts/plants.ts'
import { room } from '../../parts/room.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, WIDE } from '../piece.ts'
import { KEYWORDS } from './science-parts.ts'

export const laboratory: Composition = (random) => ({
  mood: random.pick(['day', 'night', 'bold'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Versuch macht klug', 'Trial and insight'],
      ['Reihe C', 'Series C'],
      ['Es wächst', 'It grows'],
    ]),
    alt: [
      'Zwei Forschende im Labor, aus Kolben und Reagenzgläsern sprießen Pflanzen',
      'Two researchers in a laboratory, plants sprouting from flasks and test tubes',
    ],
    keywords: [...KEYWORDS, ['Labor', 'laboratory'], ['Forschung', 'research']],
  },
  draw: drawLaboratory,
})

function drawLaboratory(stage: Stage): void {
  const { width, height, random: chance } = stage
  const floor = room(stage, 0.84, 'wall', 'floor', 'plain')
  for (const share of [0.3, 0.7]) pendant(stage, width * share, height * 0.06, 120, 'white')
  shelves(stage)
  const tall = height * 0.62
  for (const side of [-1, 1])
    figure(stage, {
      x: width * (0.5 + side * 0.36),
      y: floor + height * 0.12,
      height: tall,
      pose: chance.pick(['cook', 'reach', 'paint'] as const),
      flip: side > 0,
      outfit: {
        ...outfitOf(stage, side < 0 ? 0 : 1),
        garment: 'coat',
        top: 'white',
        pattern: 'plain',
        longSleeves: true,
      },
    })
  const top = height * 0.64
  table(stage, width / 2, height * 1.02, width * 0.66, height * 1.02 - top, 'light')
  for (let index = 0; index < 5; index++)
    flask(
      stage,
      width * (0.28 + index * 0.11),
      top,
      height * chance.between(0.12, 0.19),
      (['a', 'bloom', 'sun', 'c', 'd'] as const)[index] ?? 'a',
      true,
    )
}

function shelves(stage: Stage): void {
  const { scene, width, height, random: chance } = stage
  for (const row of [0.2, 0.36]) {
    cut(scene, rectangle(width * 0.28, height * row, width * 0.44, 9), 'trunk')
    for (let index = 0; index < 7; index++)
      flask(
        stage,
        width * (0.31 + index * 0.063),
        height * row,
        height * chance.between(0.06, 0.1),
        chance.pick(['a', 'bloom', 'c', 'd', 'sun'] as const),
        false,
      )
  }
}

function flask(stage: Stage, x: number, y: number, size: number, slot: Slot, sprouting: boolean): void {
  const { scene, random } = stage
  const round = random.chance(0.5)
  if (sprouting)
    plant(stage, random.pick(PLANTS.filter((kind) => kind !== 'grass')), x, y - size * 0.5, size * 1.35)
  const body: Point[] = round
    ? [
        ...arc(x, y - size * 0.36, size * 0.37, size * 0.36, -62, 242, 18),
        [x - size * 0.12, y - size],
        [x + size * 0.12, y - size],
      ]
    : [
        [x - size * 0.12, y - size],
        [x + size * 0.12, y - size],
        [x + size * 0.12, y - size * 0.6],
        [x + size * 0.42, y],
        [x - size * 0.42, y],
        [x - size * 0.12, y - size * 0.6],
      ]
  const glass = cut(scene, body, 'white')
  inside(scene, glass, () => {
    cut(scene, rectangle(x - size, y - size * 0.42, size * 2, size), slot)
    for (let bubble = 0; bubble < 5; bubble++)
      fill(
        scene,
        ellipse(
          x + random.swing() * size * 0.3,
          y - size * random.between(0.04, 0.4),
          size * random.between(0.02, 0.05),
        ),
        'white',
        { fine: true },
      )
  })
  line(scene, path([x - size * 0.17, y - size, x + size * 0.17, y - size]), 'dark', size * 0.05)
}
