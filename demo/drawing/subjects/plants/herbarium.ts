import { cut, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import { plant } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'
import { type Composition, TALL } from '../piece.ts'
import { KEYWORDS } from './plants-parts.ts'

export const herbarium: Composition = (random) => ({
  mood: 'paper',
  format: random.pick(TALL),
  surface: 'sheet',
  words: {
    title: random.pick([
      ['Bestimmungsbuch', 'Field guide'],
      ['Am Wegrand gefunden', 'Found by the wayside'],
      ['Neun Stängel', 'Nine stems'],
    ]),
    alt: [
      'Neun verschiedene Pflanzen stehen einzeln nebeneinander wie in einem Herbarium',
      'Nine different plants set out one by one as in a herbarium',
    ],
    keywords: [...KEYWORDS, ['Herbarium', 'herbarium'], ['Sammlung', 'collection']],
  },
  draw: drawHerbarium,
})

function drawHerbarium(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  const kinds = chance.shuffle(PLANTS)
  for (let index = 0; index < 9; index++) {
    const [x, y] = [(width * ((index % 3) + 0.5)) / 3, (height * (Math.floor(index / 3) + 0.94)) / 3]
    plant(stage, kinds[index] ?? 'fern', x, y - height * 0.02, height * 0.26, {}, chance.swing() * 0.15)
    if (kinds[index] !== 'grass')
      for (const side of [-1, 1])
        line(
          scene,
          [
            [x, y - height * 0.02],
            [x + side * 12, y + height * 0.006],
          ],
          'trunk',
          2.4,
        )
    cut(
      scene,
      [
        [x - 20, y - height * 0.045],
        [x + 18, y - height * 0.055],
        [x + 20, y - height * 0.04],
        [x - 18, y - height * 0.03],
      ],
      'white',
      { tone: -0.02 },
    )
  }
}
