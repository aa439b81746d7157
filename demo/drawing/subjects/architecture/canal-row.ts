import { rectangle } from '../../core/geometry.ts'
import { cut } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { waves } from '../../parts/land.ts'
import { clouds, ground, skyLight } from '../../parts/sky.ts'
import { rowOfTownHouses } from '../../parts/town-house.ts'
import { anyTree } from '../../parts/trees.ts'
import { cyclist } from '../people/cyclists.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './architecture-parts.ts'

export const canalRow: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Giebelreihe', 'A row of gables'],
      ['Haus an Haus', 'House by house'],
      ['Am Kanal', 'By the canal'],
    ]),
    alt: [
      'Schmale Stadthäuser mit verschiedenen Giebeln stehen an einem Kanal, davor fährt ein Rad',
      'Narrow town houses with different gables line a canal, a bicycle passing in front',
    ],
    keywords: [...KEYWORDS, ['Kanal', 'canal'], ['Altstadt', 'old town']],
  },
  draw: drawCanalRow,
})

function drawCanalRow(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.2, 0.8), height * 0.13)
  if (!stage.night) clouds(stage, 2)
  const quay = height * 0.74
  rowOfTownHouses(stage, quay, {
    from: -width * 0.03,
    wide: [0.14, 0.2],
    tall: [0.36, 0.5],
    walls: ['a', 'b', 'c', 'd', 'light', 'white', 'bloom'],
    trims: ['white', 'dark', 'light'],
  })
  cut(scene, rectangle(-BLEED, quay, width + 2 * BLEED, height * 0.06), 'floor')
  for (const share of [0.06, 0.5, 0.94])
    anyTree(stage, width * share, quay + 14, height * chance.between(0.16, 0.24))
  cyclist(stage, width * chance.between(0.25, 0.75), quay + height * 0.045, height * 0.17, 1)
  cut(scene, rectangle(-BLEED, quay + height * 0.055, width + 2 * BLEED, height * 0.05), 'trunk', {
    tone: 0.05,
  })
  waves(stage, quay + height * 0.1, 3, ['water', 'waterDark'])
}
