import { cat } from '../../animals/cat.ts'
import type { Stage } from '../../core/stage.ts'
import { bookcase, floorLamp, pottedPlant, rug } from '../../parts/furnishings.ts'
import { sofa } from '../../parts/furniture.ts'
import { room, windowView } from '../../parts/room.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { prop } from '../../people/props.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './interior-parts.ts'

export const readingCorner: Composition = (random) => {
  const night = random.chance(0.45)
  return {
    mood: night ? 'night' : 'day',
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>([
        ['Leseecke', 'Reading corner'],
        ['Nicht stören', 'Do not disturb'],
        ['Ein Abend für sich', 'An evening to oneself'],
      ]),
      alt: [
        `Eine Person liest ${night ? 'nachts im Lampenlicht ' : ''}auf dem Sofa vor einer Bücherwand`,
        `A person reads ${night ? 'by lamplight ' : ''}on the sofa in front of a wall of books`,
      ],
      keywords: [...KEYWORDS, ['Bücher', 'books'], ['Lesen', 'reading']],
    },
    draw: drawCorner,
  }
}

function drawCorner(stage: Stage): void {
  const { width, height, random: chance } = stage
  const floor = room(stage, 0.74, 'wall', 'floor', 'plain')
  bookcase(stage, width * 0.42, floor - 2, width * 0.62, height * 0.62, height > width ? 5 : 4, 'trunk')
  windowView(stage, width * 0.07, height * 0.1, width * 0.26, height * 0.4, chance.chance(0.5))
  floorLamp(stage, width * 0.37, floor + height * 0.04, height * 0.56, 'sun')
  rug(stage, width * 0.5, height * 0.9, width * 0.8, height * 0.15, ['c', 'light', 'a'])
  const wide = Math.min(width * 0.62, height * 0.7)
  sofa(stage, width * 0.6, floor + height * 0.13, wide, 'b', 'bloom')
  figure(stage, {
    x: width * 0.6,
    y: floor + height * 0.14,
    height: wide * 0.78,
    pose: 'read',
    outfit: outfitOf(stage, 0),
    held: (at) => prop(stage, 'book', at, 'a'),
  })
  pottedPlant(
    stage,
    width * 0.1,
    floor + height * 0.13,
    height * 0.38,
    chance.pick(['monstera', 'fern'] as const),
    'a',
  )
  cat(stage, 'sleep', width * 0.22, height * 0.95, Math.min(width, height) * 0.24, chance.chance(0.5), 'dark')
}
