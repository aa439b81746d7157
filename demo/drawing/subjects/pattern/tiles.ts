import { ground } from '../../parts/sky.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './pattern-parts.ts'
import { TILE_KINDS, tile } from './tile.ts'

export const tiles: Composition = (random) => ({
  mood: random.pick(['paper', 'bold', 'night'] as const),
  format: random.pick(ANY),
  surface: 'sheet',
  words: {
    title: random.pick<Both>([
      ['Kacheln', 'Tiles'],
      ['Ordnung und Laune', 'Order and whim'],
      ['Baukasten', 'Building blocks'],
    ]),
    alt: [
      'Raster aus Quadraten mit Kreisen, Bögen, Blättern, Augen und Streifen',
      'Grid of squares with circles, arcs, leaves, eyes and stripes',
    ],
    keywords: [...KEYWORDS, ['Geometrie', 'geometry'], ['abstrakt', 'abstract']],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    ground(stage)
    const columns = chance.whole(4, 6)
    const size = width / columns
    for (let row = 0; row < Math.ceil(height / size); row++)
      for (let column = 0; column < columns; column++)
        tile(stage, column * size, row * size, size, chance.pick(TILE_KINDS))
  },
})
