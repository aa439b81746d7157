import { arc, ellipse, type Point, polar, rectangle, steps, TURN } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { cut, fill, inside, line, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { flowerHead } from '../../parts/flower-head.ts'
import { ground } from '../../parts/sky.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './pattern-parts.ts'

const TILE_KINDS = ['quarter', 'leaf', 'sun', 'stripes', 'eye', 'diamond', 'arcs', 'flower', 'dots'] as const

export const tiles: Composition = (random) => ({
  mood: random.pick(['paper', 'bold', 'night'] as const),
  format: random.pick(ANY),
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

function tile(stage: Stage, x: number, y: number, size: number, kind: (typeof TILE_KINDS)[number]): void {
  const { scene, random } = stage
  const [back, front, extra] = random.shuffle(['a', 'b', 'c', 'd', 'light', 'dark', 'white', 'sun'] as const)
  const field = cut(scene, rectangle(x, y, size + 1, size + 1), back ?? 'a')
  const [ink, other]: [Slot, Slot] = [front ?? 'b', extra ?? 'c']
  const [cx, cy] = [x + size / 2, y + size / 2]
  inside(scene, field, () => {
    if (kind === 'quarter') {
      const [qx, qy] = [x + size * random.whole(0, 1), y + size * random.whole(0, 1)]
      for (const [radius, slot] of [
        [1, ink],
        [0.66, back ?? 'a'],
        [0.36, other],
      ] as const)
        fill(scene, ellipse(qx, qy, size * radius), slot)
    }
    if (kind === 'leaf') {
      fill(scene, leaf([x, y + size], -Math.PI / 4, size * 1.41, size * 0.7), ink)
      line(
        scene,
        [
          [x, y + size],
          [x + size * 0.8, y + size * 0.2],
        ],
        back ?? 'a',
        size * 0.03,
      )
    }
    if (kind === 'sun') {
      for (let ray = 0; ray < 12; ray++)
        cut(
          scene,
          [
            [cx, cy],
            polar([cx, cy], (ray / 12) * TURN, size * 0.46),
            polar([cx, cy], ((ray + 0.5) / 12) * TURN, size * 0.46),
          ],
          ink,
        )
      fill(scene, ellipse(cx, cy, size * 0.24), other)
    }
    if (kind === 'stripes')
      for (let band = 0; band < 4; band++)
        cut(scene, rectangle(x, y + (band * size) / 4, size, size / 8), ink)
    if (kind === 'eye') {
      fill(
        scene,
        [
          [x + size * 0.06, cy],
          [cx, y + size * 0.22],
          [x + size * 0.94, cy],
          [cx, y + size * 0.78],
        ],
        'white',
      )
      fill(scene, ellipse(cx, cy, size * 0.2), ink)
      fill(scene, ellipse(cx, cy, size * 0.1), 'dark')
    }
    if (kind === 'diamond') {
      cut(
        scene,
        [
          [cx, y],
          [x + size, cy],
          [cx, y + size],
          [x, cy],
        ],
        ink,
      )
      cut(
        scene,
        [
          [cx, y + size * 0.25],
          [x + size * 0.75, cy],
          [cx, y + size * 0.75],
          [x + size * 0.25, cy],
        ],
        other,
      )
    }
    if (kind === 'arcs')
      for (const radius of [0.44, 0.32, 0.2, 0.08])
        line(scene, arc(cx, y + size, size * radius, size * radius * 1.6, 180, 360, 12), ink, size * 0.06)
    if (kind === 'flower')
      flowerHead(stage, [cx, cy], size * 0.44, random.whole(5, 8), 0.7, { bloom: ink, heart: other })
    if (kind === 'dots')
      for (const [dx, dy] of steps(9, (_, index): Point => [(index % 3) - 1, Math.floor(index / 3) - 1]))
        fill(scene, ellipse(cx + dx * size * 0.28, cy + dy * size * 0.28, size * 0.09), ink)
  })
}
