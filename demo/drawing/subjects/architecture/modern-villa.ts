import { ellipse, rectangle } from '../../core/geometry.ts'
import { cut, fill, inside, line, type Slot } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { plant } from '../../parts/plants.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { tree } from '../../parts/trees.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, WIDE } from '../piece.ts'
import { KEYWORDS } from './architecture-parts.ts'

export const modernVilla: Composition = (random) => ({
  mood: random.pick(['dusk', 'day', 'night', 'bold'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Haus am Hang', 'House on the slope'],
      ['Flachdach', 'Flat roof'],
      ['Poolzeit', 'Pool time'],
    ]),
    alt: [
      'Modernes Haus mit großen Fenstern, davor ein Becken, in das jemand springt',
      'Modern house with large windows and a pool somebody is diving into',
    ],
    keywords: [...KEYWORDS, ['Moderne', 'modernism'], ['Pool', 'pool'], ['Sommer', 'summer']],
  },
  draw: drawVilla,
})

function drawVilla(stage: Stage): void {
  const { width, height, scene } = stage
  ground(stage)
  skyLight(stage, width * 0.76, height * 0.24, 1.8)
  const base = height * 0.62
  drawTreesBehind(stage, base)
  drawHouse(stage, base)
  figure(stage, {
    x: width * 0.57,
    y: base,
    height: height * 0.13,
    pose: 'phone',
    outfit: outfitOf(stage, 1),
  })
  cut(scene, rectangle(-BLEED, base, width + 2 * BLEED, height), 'floor')
  cut(
    scene,
    [
      [width * 0.14, height * 0.74],
      [width * 0.78, height * 0.74],
      [width * 0.92, height * 1.1],
      [-width * 0.06, height * 1.1],
    ],
    'white',
  )
  drawWater(stage)
  drawSplash(stage)
  drawBushes(stage)
  figure(stage, {
    x: width * 0.3,
    y: height * 0.72,
    height: height * 0.24,
    pose: 'dive',
    outfit: { ...outfitOf(stage, 0), garment: 'shorts' },
  })
}

function drawTreesBehind(stage: Stage, base: number): void {
  const { random: chance, width, height } = stage
  for (const share of [0.06, 0.16, 0.8, 0.93])
    tree(
      stage,
      chance.pick(['palm', 'poplar', 'cloud'] as const),
      width * share,
      base + 10,
      height * chance.between(0.34, 0.5),
    )
}

function drawHouse(stage: Stage, base: number): void {
  const { random: chance, scene, width, height } = stage
  const glass: Slot = stage.night || chance.chance(0.4) ? 'glow' : 'water'
  cut(scene, rectangle(width * 0.2, height * 0.3, width * 0.36, height * 0.16), 'white')
  cut(scene, rectangle(width * 0.24, height * 0.33, width * 0.28, height * 0.1), glass)
  cut(scene, rectangle(width * 0.3, height * 0.44, width * 0.5, base - height * 0.44), 'light', {
    tone: -0.04,
  })
  cut(scene, rectangle(width * 0.34, height * 0.48, width * 0.3, base - height * 0.48), glass)
  cut(scene, rectangle(width * 0.68, height * 0.48, width * 0.08, base - height * 0.48), 'bloom')
  cut(scene, rectangle(width * 0.14, height * 0.27, width * 0.46, height * 0.035), 'dark')
  cut(scene, rectangle(width * 0.26, height * 0.43, width * 0.6, height * 0.03), 'dark')
  for (const share of [0.39, 0.44, 0.49, 0.54, 0.59])
    line(
      scene,
      [
        [width * share, height * 0.48],
        [width * share, base],
      ],
      'dark',
      4,
    )
  line(
    scene,
    [
      [width * 0.84, height * 0.45],
      [width * 0.84, base],
    ],
    'dark',
    8,
  )
}

function drawWater({ scene, width, height, random: chance }: Stage): void {
  const pool = cut(
    scene,
    [
      [width * 0.17, height * 0.765],
      [width * 0.76, height * 0.765],
      [width * 0.88, height * 1.1],
      [width * 0.01, height * 1.1],
    ],
    'water',
  )
  inside(scene, pool, () => {
    for (let ripple = 0; ripple < 16; ripple++) {
      const [x, y] = [width * chance.between(0.05, 0.85), height * chance.between(0.79, 0.99)]
      line(
        scene,
        [
          [x, y],
          [x + 24, y - 8],
          [x + 50, y],
          [x + 76, y - 8],
        ],
        'white',
        4,
      )
    }
  })
}

function drawSplash({ scene, width, random: chance, height }: Stage): void {
  for (let drop = 0; drop < 14; drop++)
    fill(
      scene,
      ellipse(
        width * (0.42 + chance.swing() * 0.09),
        height * (0.84 - chance.next() * 0.12),
        chance.between(3, 9),
      ),
      'white',
    )
}

function drawBushes(stage: Stage): void {
  const { random: chance, width, height } = stage
  for (let index = 0; index < 6; index++)
    plant(
      stage,
      chance.pick(['aloe', 'grass', 'monstera'] as const),
      width * (index % 2 ? chance.between(0.86, 1) : chance.between(0, 0.1)),
      height * 0.9,
      height * 0.18,
    )
}
