import { flyingBird } from '../../animals/birds.ts'
import { cat } from '../../animals/cat.ts'
import { sitter } from '../../animals/sitting.ts'
import { ellipse } from '../../core/geometry.ts'
import { fill } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { plant, plantsAllAround } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './plants-parts.ts'

export const jungleFrame: Composition = (random) => {
  const guest = random.pick(['tiger', 'cat', 'bird'] as const)
  const names: Record<typeof guest, Both> = {
    tiger: ['Tiger', 'tiger'],
    cat: ['Katze', 'cat'],
    bird: ['Vogel', 'bird'],
  }
  return {
    mood: random.pick(['bold', 'dusk', 'night', 'day'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>([
        ['Dickicht', 'Thicket'],
        ['Da ist doch wer', 'Somebody’s there'],
        ['Wildes Zimmer', 'Wild room'],
      ]),
      alt: [
        `Dichtes Blattwerk rahmt ${guest === 'cat' ? 'eine Katze' : `einen ${names[guest][0]}`} in der Bildmitte`,
        `Dense foliage frames a ${names[guest][1]} in the middle of the picture`,
      ],
      keywords: [...KEYWORDS, ['Dschungel', 'jungle'], names[guest]],
    },
    draw(stage) {
      drawJungle(stage, guest)
    },
  }
}

function drawJungle(stage: Stage, guest: 'tiger' | 'cat' | 'bird'): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  fill(scene, ellipse(width / 2, height * 0.48, Math.min(width, height) * 0.36), 'sun')
  for (let index = 0; index < 10; index++)
    plant(
      stage,
      chance.pick(['fern', 'monstera', 'aloe'] as const),
      (width * (index + 0.5)) / 10,
      height * 0.95,
      height * chance.between(0.4, 0.62),
      { leaf: 'far', leafToo: 'mid' },
    )
  if (guest === 'tiger')
    sitter(stage, 'tiger', width * 0.5, height * 0.86, Math.min(width, height) * 0.58, chance.chance(0.5))
  if (guest === 'cat')
    cat(stage, 'sit', width * 0.5, height * 0.84, Math.min(width, height) * 0.48, false, 'dark')
  if (guest === 'bird')
    flyingBird(
      stage,
      width * 0.5,
      height * 0.48,
      Math.min(width, height) * 0.5,
      chance.chance(0.5),
      'a',
      'bloom',
    )
  plantsAllAround(stage, {
    count: 30,
    reach: 0.62,
    kinds: ['monstera', 'fern', 'branch', 'aloe', 'poppy'],
    tall: [0.26, 0.4],
    coloursOf: (index) => (index % 2 ? {} : { leaf: 'leafLight', leafToo: 'leaf' }),
  })
}
