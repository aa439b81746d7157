import { fish } from '../../animals/fish.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { bubbles, depths, KEYWORDS, reef } from './underwater-parts.ts'

export const reefLife: Composition = (random) => ({
  mood: random.pick(['day', 'night', 'day'] as const),
  format: random.pick(ANY),
  surface: 'water',
  words: {
    title: random.pick([
      ['Schule aus', 'School’s out'],
      ['Im Riff', 'On the reef'],
      ['Gegen den Strom', 'Against the current'],
    ]),
    alt: random.fork('words').pick<Both>([
      [
        'Gemusterte Fische ziehen über ein farbiges Korallenriff, einer schwimmt in die andere Richtung',
        'Patterned fish pass over a colourful coral reef, one of them swimming the other way',
      ],
      [
        'Ein Schwarm gemusterter Fische über Korallen, ein einzelner schwimmt zurück',
        'A school of patterned fish above corals, a single one turning back',
      ],
      [
        'Fische mit Streifen und Punkten ziehen über ein Riff, einer gegen den Strom',
        'Striped and dotted fish cross a reef, one of them going the other way',
      ],
    ]),
    keywords: [...KEYWORDS, ['Fische', 'fish'], ['Korallen', 'coral']],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    depths(stage)
    reef(stage, height * 0.74, 'mid')
    const flip = chance.chance(0.5)
    const count = 11
    for (let index = 0; index < count; index++) {
      const [x, y] = [width * (0.1 + 0.8 * ((index * 0.382) % 1)), height * (0.1 + 0.6 * (index / count))]
      fish(
        stage,
        x,
        y,
        Math.min(width, height) * chance.between(0.12, 0.22),
        index === 5 ? !flip : flip,
        index === 5 ? 'sun' : chance.pick(['a', 'b', 'c', 'd'] as const),
        index === 5 ? 'bloom' : chance.pick(['light', 'white', 'dark'] as const),
        chance.swing() * 0.2,
      )
    }
    reef(stage, height * 0.93, 'front')
    bubbles(stage, width * 0.2, height * 0.7, 10)
    bubbles(stage, width * 0.8, height * 0.6, 8)
  },
})
