import { ellipse, rectangle } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { cut, fill } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { plant } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'
import { vase } from '../../parts/tableware.ts'
import { type Composition, SQUARE, TALL } from '../piece.ts'
import { FLOWERS, KEYWORDS } from './plants-parts.ts'

export const bouquet: Composition = (random) => ({
  mood: random.pick(['bold', 'paper', 'day', 'night'] as const),
  format: random.pick([...TALL, SQUARE]),
  words: {
    title: random.pick([
      ['Strauß für Dienstag', 'A bunch for Tuesday'],
      ['Schnittblumen', 'Cut flowers'],
      ['Danke, einfach so', 'Thanks, just because'],
    ]),
    alt: [
      'Üppiger Blumenstrauß in einer gemusterten Vase auf einem Tisch',
      'Lavish bunch of flowers in a patterned vase on a table',
    ],
    keywords: [...KEYWORDS, ['Blumen', 'flowers'], ['Vase', 'vase']],
  },
  draw: drawBouquet,
})

function drawBouquet(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  if (chance.chance(0.5)) fill(scene, ellipse(width / 2, height * 0.42, Math.min(width, height) * 0.4), 'far')
  cut(scene, rectangle(-BLEED, height * 0.84, width + 2 * BLEED, height), 'floor')
  const foot = height * 0.92
  const tall = height * chance.between(0.28, 0.36)
  for (let index = 0; index < 17; index++) {
    const share = (index * 0.618) % 1
    const lean = (share - 0.5) * 2
    const kind = index % 3 === 0 ? chance.pick(['fern', 'branch', 'umbel'] as const) : chance.pick(FLOWERS)
    plant(
      stage,
      kind,
      width / 2 + lean * width * 0.03,
      foot - tall * 0.86,
      height * chance.between(0.34, 0.54) * (1 - Math.abs(lean) * 0.12),
      {},
      lean,
    )
  }
  vase(stage, width / 2, foot, tall)
  for (let petal = 0; petal < 4; petal++)
    fill(
      scene,
      leaf(
        [width * chance.between(0.2, 0.8), height * chance.between(0.9, 0.97)],
        chance.between(0, 6),
        30,
        16,
      ),
      'bloom',
    )
}
