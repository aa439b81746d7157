import { arc, ellipse, type Point, polar, TURN } from '../../core/geometry.ts'
import { fill, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { flowerHead } from '../../parts/flower-head.ts'
import { plant } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'
import { type Composition, SQUARE } from '../piece.ts'
import { KEYWORDS } from './plants-parts.ts'

export const mandala: Composition = (random) => ({
  mood: random.pick(['bold', 'night', 'paper'] as const),
  format: SQUARE,
  surface: 'sheet',
  words: {
    title: random.pick([
      ['Kranz', 'Wreath'],
      ['Einmal rundherum', 'Once around'],
      ['Jahreskreis', 'Circle of the year'],
    ]),
    alt: [
      'Blätter, Beeren und Blüten bilden einen kreisrunden Kranz',
      'Leaves, berries and blossoms form a round wreath',
    ],
    keywords: [...KEYWORDS, ['Kranz', 'wreath'], ['Ornament', 'ornament']],
  },
  draw: drawWreath,
})

function drawWreath(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  const centre: Point = [width / 2, height / 2]
  fill(scene, ellipse(centre[0], centre[1], width * 0.42), 'far')
  fill(scene, ellipse(centre[0], centre[1], width * 0.22), 'light')
  const rim = ellipse(centre[0], centre[1], width * 0.3)
  line(scene, [...rim, ...rim.slice(0, 1)], 'trunk', 6)
  const kinds = chance.shuffle(['fern', 'branch', 'berries', 'umbel'] as const)
  for (let index = 0; index < 22; index++) {
    const angle = (index / 22) * TURN
    const from = polar(centre, angle, width * 0.3)
    plant(
      stage,
      kinds[index % 3] ?? 'branch',
      from[0],
      from[1],
      width * chance.between(0.13, 0.2),
      {},
      angle + Math.PI / 2 + (index % 2 ? 0.5 : 1),
    )
    if (index % 2) plant(stage, 'branch', from[0], from[1], width * 0.11, {}, angle - Math.PI / 2 - 0.4)
  }
  for (let index = 0; index < 9; index++)
    flowerHead(
      stage,
      polar(centre, (index / 9) * TURN + 0.2, width * 0.3),
      width * chance.between(0.04, 0.075),
      chance.whole(5, 10),
      0.6,
      { bloom: chance.pick(['bloom', 'bloomToo', 'c', 'd', 'white'] as const), heart: 'sun' },
    )
  line(scene, arc(centre[0], centre[1], width * 0.44, width * 0.44, 200, 340, 20), 'light', 2, {
    fine: true,
  })
}
