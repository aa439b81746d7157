import { type CatManner, cat } from '../../animals/cat.ts'
import type { Stage } from '../../core/stage.ts'
import { floorLamp, pottedPlant, rug } from '../../parts/furnishings.ts'
import { armchair } from '../../parts/furniture.ts'
import { pictureFrame, room, windowView } from '../../parts/room.ts'
import { ANY, type Both, type Composition } from '../piece.ts'

export const houseCat: Composition = (random) => {
  const manner = random.pick(['sit', 'sleep', 'walk', 'back'] as const)
  const doing: Record<typeof manner, Both> = {
    sit: ['sitzt auf dem Teppich', 'sits on the rug'],
    sleep: ['schläft auf dem Teppich', 'sleeps on the rug'],
    walk: ['spaziert durchs Zimmer', 'strolls through the room'],
    back: ['schaut aus dem Fenster', 'looks out of the window'],
  }
  return {
    mood: random.pick(['day', 'night'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>([
        ['Die eigentliche Mieterin', 'The real tenant'],
        ['Katzenpause', 'Cat break'],
        ['Nachmittags um drei', 'Three in the afternoon'],
      ]),
      alt: [
        `Eine Katze ${doing[manner][0]}, daneben Sessel, Lampe und Pflanzen`,
        `A cat ${doing[manner][1]}, an armchair, lamp and plants beside it`,
      ],
      keywords: [
        ['Katze', 'cat'],
        ['Haustier', 'pet'],
        ['Zuhause', 'home'],
        ['Interieur', 'interior'],
      ],
    },
    draw(stage) {
      drawHouseCat(stage, manner)
    },
  }
}

function drawHouseCat(stage: Stage, manner: CatManner): void {
  const { width, height, random: chance } = stage
  const floor = room(stage, 0.68, 'wall', 'floor', stage.hand.pattern)
  windowView(stage, width * 0.1, height * 0.1, width * 0.32, height * 0.38, chance.chance(0.5))
  pictureFrame(stage, width * 0.62, height * 0.12, width * 0.18, height * 0.2)
  floorLamp(stage, width * 0.9, floor + height * 0.06, height * 0.52, 'sun')
  armchair(stage, width * 0.74, floor + height * 0.1, Math.min(width, height) * 0.36, 'b', true)
  pottedPlant(stage, width * 0.08, floor + height * 0.1, height * 0.36, 'monstera', 'c')
  rug(stage, width * 0.44, height * 0.86, width * 0.66, height * 0.16, ['a', 'light', 'd'])
  cat(
    stage,
    manner,
    width * 0.42,
    height * 0.88,
    Math.min(width, height) * (manner === 'sit' || manner === 'back' ? 0.42 : 0.36),
    chance.chance(0.5),
    chance.pick(['dark', 'bloomToo', 'white'] as const),
  )
}
