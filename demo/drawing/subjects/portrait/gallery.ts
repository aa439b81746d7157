import { rectangle } from '../../core/geometry.ts'
import { cut } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { ground } from '../../parts/sky.ts'
import { bust, bustOf } from '../../people/bust.ts'
import type { Composition } from '../piece.ts'
import { KEYWORDS } from './portrait-parts.ts'

const FIELDS = ['far', 'a', 'light', 'b', 'sun', 'd', 'mid', 'c'] as const

export const gallery: Composition = (random) => {
  const [columns, rows] = random.pick([
    [3, 2],
    [3, 3],
    [4, 3],
  ] as const)
  return {
    mood: random.pick(['paper', 'day', 'bold'] as const),
    format: [columns, rows],
    words: {
      title: random.pick([
        ['Alle da', 'All present'],
        [`${columns * rows} von hier`, `${columns * rows} from around here`],
        ['Die Nachbarschaft', 'The neighbourhood'],
      ]),
      alt: [
        `Porträts von ${columns * rows} verschiedenen Menschen in einem Raster aus farbigen Feldern`,
        `Portraits of ${columns * rows} different people in a grid of coloured squares`,
      ],
      keywords: [...KEYWORDS, ['Vielfalt', 'diversity'], ['Gruppe', 'group']],
    },
    draw: (stage) => drawGallery(stage, columns, rows),
  }
}

function drawGallery(stage: Stage, columns: number, rows: number): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  const [cellWidth, cellHeight] = [width / columns, height / rows]
  for (let cell = 0; cell < columns * rows; cell++) {
    const [left, top] = [(cell % columns) * cellWidth, Math.floor(cell / columns) * cellHeight]
    const row = Math.floor(cell / columns)
    const slot = FIELDS[(cell * 3 + row) % FIELDS.length] ?? 'far'
    const field = cut(scene, rectangle(left, top, cellWidth, cellHeight), slot)
    const first = scene.shapes.length
    const [x, y] = [left + cellWidth / 2, top + cellHeight * 0.48]
    bust(stage, x, y, cellHeight * 0.5, bustOf(stage, cell + row), chance.chance(0.5))
    for (const shape of scene.shapes.slice(first)) shape.clip ??= field
  }
}
