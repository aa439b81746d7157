import { octopus } from '../../animals/swimmers.ts'
import { type Composition, TALL } from '../piece.ts'
import { bubbles, depths, KEYWORDS, reef } from './underwater-parts.ts'

export const deepOctopus: Composition = (random) => ({
  mood: random.pick(['night', 'day', 'bold'] as const),
  format: random.pick([...TALL, [1, 1] as const]),
  surface: 'water',
  words: {
    title: random.pick([
      ['Acht Arme, ein Plan', 'Eight arms, one plan'],
      ['Tausendsassa', 'Jack of all trades'],
      ['Tintenfach', 'Ink department'],
    ]),
    alt: [
      'Ein Oktopus breitet seine acht Arme zwischen Korallen und Fächern aus',
      'An octopus spreads its eight arms among corals and sea fans',
    ],
    keywords: [...KEYWORDS, ['Oktopus', 'octopus'], ['Tiefsee', 'deep sea']],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    depths(stage)
    const size = Math.min(width, height) * 0.54
    octopus(stage, width / 2, height * 0.46, size, chance.pick(['bloom', 'a', 'c'] as const))
    reef(stage, height * 0.92, 'near')
    bubbles(stage, width * 0.3, height * 0.3, 7)
  },
})
