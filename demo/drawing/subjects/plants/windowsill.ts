import { type Point, rectangle } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { cut, fill, line } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { pottedPlant } from '../../parts/furnishings.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { type Composition, WIDE } from '../piece.ts'
import { KEYWORDS } from './plants-parts.ts'

export const windowsill: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'paper', 'bold'] as const),
  format: random.pick(WIDE),
  surface: 'wall',
  words: {
    title: random.pick([
      ['Südfenster', 'South-facing window'],
      ['Gießplan', 'Watering rota'],
      ['Topfgesellschaft', 'Pot party'],
    ]),
    alt: [
      'Topfpflanzen in vielen Formen stehen dicht auf Regalbrettern',
      'Potted plants of many shapes crowd the shelves',
    ],
    keywords: [...KEYWORDS, ['Zimmerpflanzen', 'house plants'], ['Wohnen', 'living']],
  },
  draw: drawShelves,
})

function drawShelves(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  skyLight(stage, width * 0.5, height * 0.3, 2)
  for (const [row, y] of [0.5, 0.95].entries()) {
    const count = width > height ? 6 : 4
    for (let index = 0; index < count; index++) {
      const kind = chance.pick([
        'monstera',
        'fern',
        'aloe',
        'tulip',
        'daisy',
        'branch',
        'grass',
        'berries',
      ] as const)
      pottedPlant(
        stage,
        (width * (index + 0.5)) / count,
        height * y,
        height * chance.between(0.26, 0.4),
        kind,
        chance.pick(['a', 'bloom', 'c', 'd', 'white'] as const),
      )
    }
    cut(scene, rectangle(-BLEED, height * y, width + 2 * BLEED, height * 0.035), 'trunk', { tone: 0.05 })
    if (row === 0) drawVines(stage)
  }
}

function drawVines({ width, height, random: chance, scene }: Stage): void {
  for (let index = 0; index < 3; index++) {
    const x = width * (0.16 + index * 0.34)
    for (let vine = 0; vine < 3; vine++) {
      const drop: Point[] = [
        [x + vine * 12, height * 0.535],
        [x + vine * 26 - 20, height * 0.6],
        [x + vine * 20 - 8, height * chance.between(0.66, 0.76)],
      ]
      line(scene, drop, 'leafDark', 3)
      for (const [lx, ly] of drop) fill(scene, leaf([lx, ly], chance.between(0.6, 2.6), 30, 17), 'leaf')
    }
  }
}
