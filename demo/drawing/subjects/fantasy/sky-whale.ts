import { whale } from '../../animals/swimmers.ts'
import type { Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { cottage } from '../../parts/buildings.ts'
import { cloud, ground, skyLight } from '../../parts/sky.ts'
import { tower } from '../../parts/tower.ts'
import { anyTree } from '../../parts/trees.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './fantasy-parts.ts'

export const skyWhale: Composition = (random) => ({
  mood: random.pick(['dusk', 'night', 'day'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Walfahrt', 'Whale passage'],
      ['Tief über der Stadt', 'Low over the city'],
      ['Besuch von oben', 'A visit from above'],
    ]),
    alt: [
      'Ein Wal schwimmt durch den Himmel über den Dächern einer Stadt, auf seinem Rücken wächst ein Wald',
      'A whale swims through the sky above the roofs of a city, a forest growing on its back',
    ],
    keywords: [...KEYWORDS, ['Wal', 'whale'], ['Stadt', 'city'], ['Traum', 'dream']],
  },
  draw: drawSkyWhale,
})

function drawSkyWhale(stage: Stage): void {
  const { width, height, random: chance } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.2, 0.8), height * 0.2, 1.3)
  cloud(stage, width * 0.2, height * 0.24, width * 0.3)
  const size = Math.min(width * 0.6, height * 0.78)
  for (let index = 0; index < 7; index++)
    anyTree(
      stage,
      width * 0.5 + size * (-0.2 + index * 0.085),
      height * 0.42 - size * 0.19 + Math.abs(index - 3) * 4,
      size * chance.between(0.13, 0.22),
    )
  cottage(
    stage,
    width * 0.5 + size * 0.1,
    height * 0.42 - size * 0.2,
    size * 0.13,
    size * 0.08,
    'white',
    'bloom',
  )
  whale(stage, width * 0.5, height * 0.42, size, false, chance.pick(['b', 'd', 'near'] as const))
  cloud(stage, width * 0.8, height * 0.56, width * 0.34)
  cloud(stage, width * 0.12, height * 0.6, width * 0.3)
  drawCityBelow(stage)
}

function drawCityBelow(stage: Stage): void {
  const { width, random: chance, height } = stage
  for (const [row, slots] of (
    [
      ['far', 'mid'],
      ['a', 'b', 'c', 'light', 'd'],
    ] as const
  ).entries()) {
    let x = -40
    while (x < width) {
      const wide = width * chance.between(0.06, 0.12)
      tower(
        stage,
        x,
        height * 1.02,
        wide,
        height * (row === 0 ? chance.between(0.16, 0.3) : chance.between(0.08, 0.2)),
        chance.pick<Slot>([...slots]),
        row === 1,
      )
      x += wide
    }
  }
}
