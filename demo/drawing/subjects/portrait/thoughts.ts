import { flyingBird } from '../../animals/birds.ts'
import { polar } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import { plant } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'
import { bust, bustOf } from '../../people/bust.ts'
import { type Composition, TALL } from '../piece.ts'
import { KEYWORDS } from './portrait-parts.ts'

export const thoughts: Composition = (random) => ({
  mood: random.pick(['paper', 'dusk', 'bold'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick([
      ['Gedankengarten', 'A garden of thoughts'],
      ['Blüten treiben', 'Coming into bloom'],
      ['Wildwuchs', 'Growing wild'],
    ]),
    alt: [
      'Porträt einer Person, aus deren Haar Blumen und Farne wachsen, ein Vogel fliegt heran',
      'Portrait of a person with flowers and ferns growing from their hair, a bird flying in',
    ],
    keywords: [...KEYWORDS, ['Blumen', 'flowers'], ['Fantasie', 'imagination']],
  },
  draw: drawThoughts,
})

function drawThoughts(stage: Stage): void {
  const { width, height, random: chance } = stage
  ground(stage)
  for (let index = 0; index < 15; index++) {
    const angle = -Math.PI * (0.06 + (0.88 * index) / 14)
    const [x, y] = polar([width / 2, height * 0.52], angle, width * 0.13)
    const kind = chance.pick(PLANTS.filter((each) => each !== 'grass'))
    plant(stage, kind, x, y, height * chance.between(0.3, 0.44), {}, angle + Math.PI / 2)
  }
  const style = chance.pick(['crop', 'parted', 'bob', 'curls'] as const)
  bust(stage, width / 2, height * 0.6, width * 0.44, { ...bustOf(stage, 1), style }, chance.chance(0.5))
  const x = width * chance.pick([0.16, 0.84])
  flyingBird(stage, x, height * 0.16, width * 0.2, chance.chance(0.5), 'a', 'b')
}
