import { ridge } from '../../parts/land.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, SQUARE, TALL } from '../piece.ts'
import { KEYWORDS } from './movement-parts.ts'

export const yoga: Composition = (random) => ({
  mood: random.pick(['dusk', 'day', 'paper', 'bold'] as const),
  format: random.pick([...TALL, SQUARE]),
  words: {
    title: random.pick<Both>([
      ['Baum sein', 'Being a tree'],
      ['Standbein', 'Standing leg'],
      ['Stille Übung', 'Quiet exercise'],
    ]),
    alt: [
      'Eine Person steht in der Baumhaltung zwischen echten Bäumen, hinter ihr die Sonne',
      'A person stands in tree pose among real trees, the sun behind them',
    ],
    keywords: [...KEYWORDS, ['Yoga', 'yoga'], ['Ruhe', 'calm'], ['Gesundheit', 'health']],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    ground(stage)
    skyLight(stage, width / 2, height * 0.38, 3.2)
    const back = ridge(stage, height * 0.7, 16, 'far')
    for (const share of [0.08, 0.24, 0.76, 0.92])
      anyTree(stage, width * share, back(width * share) + 12, height * chance.between(0.36, 0.54))
    const hill = ridge(stage, height * 0.82, 14, 'near')
    figure(stage, {
      x: width / 2,
      y: hill(width / 2) + 26,
      height: height * 0.56,
      pose: 'stretch',
      outfit: { ...outfitOf(stage, chance.whole(0, 3)), garment: 'trousers', longSleeves: false },
    })
  },
})
