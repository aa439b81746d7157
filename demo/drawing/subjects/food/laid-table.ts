import { ellipse, rectangle } from '../../core/geometry.ts'
import { cut, fill } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { cutlery, dish } from '../../parts/dishes.ts'
import { patternOver } from '../../parts/patterns.ts'
import { ground } from '../../parts/sky.ts'
import { ANY, type Composition } from '../piece.ts'
import { KEYWORDS } from './food-parts.ts'

export const laidTable: Composition = (random) => ({
  mood: random.pick(['bold', 'day', 'paper'] as const),
  format: random.pick(ANY),
  surface: 'sheet',
  words: {
    title: random.pick([
      ['Bitte zu Tisch', 'Dinner is served'],
      ['Langes Essen', 'A long lunch'],
      ['Noch ein Löffel', 'One more spoonful'],
    ]),
    alt: [
      'Gedeckter Tisch von oben mit Tellern voller Nudeln, Salat, Fisch und Beeren',
      'Laid table from above with plates of noodles, salad, fish and berries',
    ],
    keywords: [...KEYWORDS, ['Tisch', 'table'], ['Aufsicht', 'top view']],
  },
  draw: drawTable,
})

function drawTable(stage: Stage): void {
  const { width, height, random: chance, scene, hand } = stage
  ground(stage)
  const cloth = cut(scene, rectangle(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED), 'ground')
  patternOver(stage, cloth, hand.pattern === 'plain' ? 'checks' : hand.pattern, 'far', 92)
  const placed: [number, number, number][] = []
  for (let attempt = 0; attempt < 260 && placed.length < 8; attempt++) {
    const radius = chance.between(95, 165)
    const [x, y] = [chance.between(0.06, 0.94) * width, chance.between(0.06, 0.94) * height]
    if (placed.every(([px, py, other]) => Math.hypot(px - x, py - y) > radius + other + 14))
      placed.push([x, y, radius])
  }
  for (const [x, y, radius] of placed) {
    fill(scene, ellipse(x + 6, y + 10, radius), 'dark', { tone: 0.2 })
    dish(stage, x, y, radius, chance.pick(['white', 'c', 'd', 'a', 'b'] as const))
  }
  for (let index = 0; index < 3; index++)
    cutlery(
      stage,
      width * chance.between(0.1, 0.9),
      height * chance.between(0.1, 0.9),
      190,
      chance.between(-0.6, 0.6),
    )
}
