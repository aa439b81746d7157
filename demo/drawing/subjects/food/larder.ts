import { rectangle } from '../../core/geometry.ts'
import { cut } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { FRUITS, fruit, heapOfFruit } from '../../parts/fruit.ts'
import { ground } from '../../parts/sky.ts'
import { bottle, bowl, jar, teapot } from '../../parts/tableware.ts'
import { ANY, type Composition } from '../piece.ts'
import { KEYWORDS } from './food-parts.ts'

export const larder: Composition = (random) => ({
  mood: random.pick(['day', 'paper', 'bold', 'night'] as const),
  format: random.pick(ANY),
  surface: 'wall',
  words: {
    title: random.pick([
      ['Eingemacht', 'Preserved'],
      ['Vorratskammer', 'Larder'],
      ['Der Sommer im Glas', 'Summer in a jar'],
    ]),
    alt: [
      'Regal mit Einmachgläsern, Flaschen, Schalen und einer Teekanne',
      'Shelves with preserving jars, bottles, bowls and a teapot',
    ],
    keywords: [...KEYWORDS, ['Vorrat', 'larder'], ['Gläser', 'jars'], ['Stillleben', 'still life']],
  },
  draw: drawLarder,
})

function drawLarder(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  const rows = height > width ? 4 : 3
  for (let row = 0; row < rows; row++) {
    const y = (height * (row + 0.92)) / rows
    const tall = (height / rows) * 0.66
    let x = width * 0.06
    while (x < width * 0.94) {
      const kind = chance.pick(['jar', 'jar', 'bottle', 'bowl', 'pot', 'fruit'] as const)
      const wide = tall * (kind === 'bottle' ? 0.32 : kind === 'jar' ? 0.56 : 0.9)
      const slot = chance.pick(['a', 'b', 'c', 'd', 'bloom', 'sun', 'leaf', 'light'] as const)
      if (kind === 'jar') jar(stage, x + wide / 2, y, wide * 0.92, tall * chance.between(0.6, 0.9), slot)
      if (kind === 'bottle') bottle(stage, x + wide / 2, y, tall * 1.1, slot)
      if (kind === 'pot') teapot(stage, x + wide / 2, y, tall * 0.6, slot)
      if (kind === 'fruit') fruit(stage, chance.pick(FRUITS), x + wide / 2, y, tall * 0.6, slot)
      if (kind === 'bowl') {
        heapOfFruit(stage, x + wide / 2, y + tall * 0.08, wide * 0.86)
        bowl(stage, x + wide / 2, y, wide, slot)
      }
      x += wide * 1.2
    }
    cut(scene, rectangle(-BLEED, y, width + 2 * BLEED, (height / rows) * 0.07), 'trunk', { tone: 0.04 })
    cut(
      scene,
      rectangle(-BLEED, y + (height / rows) * 0.07, width + 2 * BLEED, (height / rows) * 0.03),
      'dark',
      { tone: 0.12 },
    )
  }
}
