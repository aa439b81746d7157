import { ellipse, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, fill, line, type Slot } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { clouds, ground } from '../../parts/sky.ts'
import { rowOfTownHouses } from '../../parts/town-house.ts'
import { ANY, type Composition } from '../piece.ts'
import { passersBy, WALLS } from './city-parts.ts'

export const marketSquare: Composition = (random) => ({
  mood: random.pick(['day', 'dusk'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Markttag', 'Market day'],
      ['Frisch vom Feld', 'Fresh from the field'],
      ['Samstag um zehn', 'Saturday at ten'],
    ]),
    alt: [
      'Wochenmarkt mit gestreiften Ständen vor einer Reihe Giebelhäuser, Menschen kaufen ein',
      'Weekly market with striped stalls in front of gabled houses, people shopping',
    ],
    keywords: [
      ['Markt', 'market'],
      ['Stadt', 'town'],
      ['Menschen', 'people'],
      ['Einkaufen', 'shopping'],
    ],
  },
  draw: drawMarket,
})

function drawMarket(stage: Stage): void {
  const { width, height, scene } = stage
  ground(stage)
  clouds(stage, 3)
  const base = height * 0.66
  rowOfTownHouses(stage, base, {
    from: -width * 0.05,
    wide: [0.15, 0.22],
    tall: [0.3, 0.46],
    walls: WALLS,
    trims: ['dark', 'white', 'bloom', 'b'],
  })
  cut(scene, rectangle(-BLEED, base, width + 2 * BLEED, height), 'floor')
  for (const [index, share] of [0.18, 0.52, 0.86].entries())
    stall(
      stage,
      width * share,
      height * (0.84 + (index % 2) * 0.05),
      width * 0.28,
      height * 0.25,
      (['a', 'bloom', 'c'] as const)[index] ?? 'a',
    )
  passersBy(stage, height * 0.97, height * 0.27, width > height ? 4 : 3)
}

function stall(stage: Stage, x: number, y: number, width: number, height: number, slot: Slot): void {
  const { scene, random } = stage
  for (const side of [-0.44, 0.44])
    line(
      scene,
      [
        [x + side * width, y],
        [x + side * width, y - height],
      ],
      'trunk',
      6,
    )
  awning(stage, x, y, width, height, slot)
  cut(scene, rectangle(x - width * 0.46, y - height * 0.42, width * 0.92, height * 0.42), 'trunk', {
    tone: 0.06,
  })
  for (let crate = 0; crate < 4; crate++) {
    const left = x - width * 0.44 + crate * width * 0.225
    cut(scene, roundedRectangle(left, y - height * 0.52, width * 0.2, height * 0.16, 3), 'light')
    const goods = random.pick(['bloom', 'sun', 'leaf', 'bloomToo', 'glow', 'd'] as const)
    for (let piece = 0; piece < 6; piece++)
      fill(
        scene,
        ellipse(left + width * 0.035 * piece + 5, y - height * (0.53 + (piece % 2) * 0.04), width * 0.024),
        goods,
      )
  }
}

function awning({ scene }: Stage, x: number, y: number, width: number, height: number, slot: Slot): void {
  const stripes = 8
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [left, right] = [
      x - width / 2 + (width * stripe) / stripes,
      x - width / 2 + (width * (stripe + 1)) / stripes,
    ]
    const inward = (edge: number) => x + (edge - x) * 0.8
    cut(
      scene,
      [
        [inward(left), y - height * 1.18],
        [inward(right), y - height * 1.18],
        [right, y - height * 0.86],
        [left, y - height * 0.86],
      ],
      stripe % 2 ? 'white' : slot,
    )
    fill(
      scene,
      ellipse((left + right) / 2, y - height * 0.86, width / stripes / 2, height * 0.06),
      stripe % 2 ? 'white' : slot,
    )
  }
}
