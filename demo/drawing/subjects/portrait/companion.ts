import { songbird } from '../../animals/birds.ts'
import { cat } from '../../animals/cat.ts'
import type { Stage } from '../../core/stage.ts'
import { room, windowView } from '../../parts/room.ts'
import { bust, bustOf } from '../../people/bust.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './portrait-parts.ts'

export const companion: Composition = (random) => {
  const animal = random.pick(['cat', 'bird'] as const)
  const names: Record<'cat' | 'bird', Both> = { cat: ['Katze', 'cat'], bird: ['Vogel', 'bird'] }
  return {
    mood: random.pick(['day', 'night'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>(
        animal === 'cat'
          ? [
              ['Mitbewohner', 'Flatmates'],
              ['Die mit der Katze', 'The one with the cat'],
            ]
          : [
              ['Besuch auf der Schulter', 'A visitor on the shoulder'],
              ['Vogelfreund', 'A friend of birds'],
            ],
      ),
      alt: [
        `Eine Person am Fenster mit ${animal === 'cat' ? 'einer Katze daneben' : 'einem Vogel auf der Schulter'}`,
        `A person at the window with a ${names[animal][1]} ${animal === 'cat' ? 'beside them' : 'on their shoulder'}`,
      ],
      keywords: [...KEYWORDS, names[animal], ['Fenster', 'window']],
    },
    draw: (stage) => drawCompanion(stage, animal),
  }
}

function drawCompanion(stage: Stage, animal: 'cat' | 'bird'): void {
  const { width, height, random: chance } = stage
  room(stage, 1.05, 'wall', 'floor', stage.hand.pattern)
  windowView(stage, width * 0.54, height * 0.1, width * 0.36, height * 0.46, chance.chance(0.5))
  const size = Math.min(width, height) * 0.5
  bust(stage, width * 0.38, height * 0.5, size, bustOf(stage, chance.whole(0, 3)), chance.chance(0.5))
  const fur = chance.pick(['dark', 'bloomToo', 'white'] as const)
  if (animal === 'cat') cat(stage, 'sit', width * 0.8, height * 1.02, height * 0.42, false, fur)
  else songbird(stage, width * 0.38 + size * 0.66, height * 0.5 + size * 0.98, size * 0.46, true, 'a', 'd')
}
