import { flyingBird } from '../../animals/birds.ts'
import { line } from '../../core/scene.ts'
import { BLEED } from '../../core/stage.ts'
import { ground } from '../../parts/sky.ts'
import { type Composition, TALL } from '../piece.ts'
import { balconyCell } from './city-parts.ts'

export const balcony: Composition = (random) => ({
  mood: random.pick(['dusk', 'day', 'night'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick([
      ['Balkonien', 'Balcony holiday'],
      ['Vierter Stock links', 'Fourth floor, left'],
      ['Nachbarn', 'Neighbours'],
    ]),
    alt: [
      'Hausfassade mit Balkonen: Menschen lesen, gießen und winken sich zu',
      'Façade with balconies: people read, water plants and wave to one another',
    ],
    keywords: [
      ['Stadt', 'city'],
      ['Nachbarschaft', 'neighbourhood'],
      ['Balkon', 'balcony'],
      ['Wohnen', 'living'],
    ],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage, 'wall')
    const [columns, rows] = [2, 3]
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++)
        balconyCell(
          stage,
          (width * (column + 0.5)) / columns,
          (height * (row + 0.92)) / rows,
          width * 0.4,
          height * 0.28,
          row * columns + column,
        )
    }
    for (let row = 1; row < rows; row++)
      line(
        scene,
        [
          [-BLEED, (height * row) / rows + 4],
          [width + BLEED, (height * row) / rows + 4],
        ],
        'wall',
        5,
        { tone: -0.08 },
      )
    flyingBird(
      stage,
      width * 0.5,
      height * chance.between(0.3, 0.6),
      width * 0.12,
      chance.chance(0.5),
      'white',
      'light',
    )
  },
})
