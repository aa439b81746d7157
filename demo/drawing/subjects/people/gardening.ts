import type { Stage } from '../../core/stage.ts'
import { ridge } from '../../parts/land.ts'
import { plant } from '../../parts/plants.ts'
import { flock, ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import type { PoseName } from '../../people/pose.ts'
import { type Prop, prop } from '../../people/props.ts'
import { ANY, type Composition } from '../piece.ts'

const GARDEN: readonly [PoseName, Prop | null][] = [
  ['water', 'watering-can'],
  ['kneel', 'flowers'],
  ['carry', 'box'],
  ['reach', null],
]

export const gardening: Composition = (random) => ({
  mood: random.pick(['day', 'dusk'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Grüner Daumen', 'Green fingers'],
      ['Was da wächst', 'Things that grow'],
      ['Gemeinschaftsgarten', 'Community garden'],
    ]),
    alt: [
      'Menschen gießen, pflanzen und ernten in einem blühenden Garten',
      'People water, plant and harvest in a garden in bloom',
    ],
    keywords: [
      ['Garten', 'garden'],
      ['Pflanzen', 'plants'],
      ['Gemeinschaft', 'community'],
      ['Nachhaltigkeit', 'sustainability'],
    ],
  },
  draw: drawGardening,
})

function drawGardening(stage: Stage): void {
  const { width, height, random: chance } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.2, 0.8), height * 0.18, 1.2)
  flock(stage, width * 0.5, height * 0.2, 12, 3)
  const back = ridge(stage, height * 0.5, 20, 'far')
  for (let index = 0; index < 5; index++) anyTree(stage, width * chance.next(), back(0) + 20, height * 0.26)
  for (const [row, slot] of (['mid', 'near', 'front'] as const).entries()) {
    const level = height * (0.62 + row * 0.15)
    ridge(stage, level, 6, slot)
    if (row < 2) {
      const [pose, thing] = chance.pick(GARDEN)
      figure(stage, {
        x: width * (row === 0 ? chance.between(0.55, 0.85) : chance.between(0.2, 0.5)),
        y: level + height * 0.05,
        height: height * (0.34 + row * 0.12),
        pose,
        flip: row === 0,
        outfit: outfitOf(stage, row),
        held: (at) => thing && prop(stage, thing, at, row ? 'b' : 'c'),
      })
    }
    for (let index = 0; index < 11; index++)
      plant(
        stage,
        chance.pick(['daisy', 'tulip', 'grass', 'poppy', 'umbel', 'branch'] as const),
        (width * (index + chance.next())) / 11,
        level + height * 0.1,
        height * (0.09 + row * 0.04),
      )
  }
}
