import { bust, bustOf } from '../../people/bust.ts'
import { type Composition, SQUARE, TALL } from '../piece.ts'
import { backdrop } from './backdrop.ts'
import { KEYWORDS } from './portrait-parts.ts'

export const single: Composition = (random) => ({
  mood: random.pick(['paper', 'bold', 'day', 'dusk'] as const),
  format: random.pick([...TALL, SQUARE]),
  words: {
    title: random.pick([
      ['Gegenüber', 'Face to face'],
      ['Sitzung am Dienstag', 'Tuesday sitting'],
      ['Kurz aufgeblickt', 'A glance up'],
      ['Bildnis', 'Likeness'],
    ]),
    alt: [
      'Brustbild einer Person, die leicht zur Seite blickt',
      'Head and shoulders of a person looking slightly to one side',
    ],
    keywords: KEYWORDS,
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    backdrop(stage)
    const size = Math.min(width, height) * chance.between(0.5, 0.62)
    bust(stage, width / 2, height * 0.46, size, bustOf(stage, chance.whole(0, 3)), chance.chance(0.5))
  },
})
