import { flyingBird } from '../animals/birds.ts'
import { arc, ellipse, type Point, rectangle } from '../core/geometry.ts'
import { cut, fill, inside, line, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { townHouse } from '../parts/buildings.ts'
import { waves } from '../parts/land.ts'
import { plant } from '../parts/plants.ts'
import { clouds, ground, skyLight } from '../parts/sky.ts'
import { anyTree, tree } from '../parts/trees.ts'
import { figure, outfitOf } from '../people/figure.ts'
import { cyclist } from './people.ts'
import { ANY, type Both, type Composition, SQUARE, TALL, WIDE } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Architektur', 'architecture'],
  ['Gebäude', 'buildings'],
]

const canalRow: Composition = (random) => ({
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
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * chance.between(0.2, 0.8), height * 0.13)
    if (!stage.night) clouds(stage, 2)
    const quay = height * 0.74
    let x = -width * 0.03
    while (x < width) {
      const wide = width * chance.between(0.14, 0.2)
      townHouse(
        stage,
        x,
        quay,
        wide,
        height * chance.between(0.36, 0.5),
        chance.pick(['a', 'b', 'c', 'd', 'light', 'white', 'bloom'] as const),
        chance.pick(['white', 'dark', 'light'] as const),
      )
      x += wide
    }
    cut(scene, rectangle(-BLEED, quay, width + 2 * BLEED, height * 0.06), 'floor')
    for (const share of [0.06, 0.5, 0.94])
      anyTree(stage, width * share, quay + 14, height * chance.between(0.16, 0.24))
    cyclist(stage, width * chance.between(0.25, 0.75), quay + height * 0.045, height * 0.17, 1)
    cut(scene, rectangle(-BLEED, quay + height * 0.055, width + 2 * BLEED, height * 0.05), 'trunk', {
      tone: 0.05,
    })
    waves(stage, quay + height * 0.1, 3, ['water', 'waterDark'])
  },
})

const modernVilla: Composition = (random) => ({
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
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * 0.76, height * 0.24, 1.8)
    const base = height * 0.62
    for (const share of [0.06, 0.16, 0.8, 0.93])
      tree(
        stage,
        chance.pick(['palm', 'poplar', 'cloud'] as const),
        width * share,
        base + 10,
        height * chance.between(0.34, 0.5),
      )
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
    for (let index = 0; index < 6; index++)
      plant(
        stage,
        chance.pick(['aloe', 'grass', 'monstera'] as const),
        width * (index % 2 ? chance.between(0.86, 1) : chance.between(0, 0.1)),
        height * 0.9,
        height * 0.18,
      )
    figure(stage, {
      x: width * 0.3,
      y: height * 0.72,
      height: height * 0.24,
      pose: 'dive',
      outfit: { ...outfitOf(stage, 0), garment: 'shorts' },
    })
  },
})

const arcade: Composition = (random) => ({
  mood: random.pick(['dusk', 'day', 'bold', 'night'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick<Both>([
      ['Arkaden', 'Arcades'],
      ['Schattenseite', 'On the shady side'],
      ['Siesta', 'Siesta'],
    ]),
    alt: [
      'Hohe Bögen in Reihen übereinander, lange Schatten, eine einzelne Person geht hindurch',
      'Tall arches in stacked rows, long shadows, a single person walking through',
    ],
    keywords: [...KEYWORDS, ['Bögen', 'arches'], ['Schatten', 'shadow'], ['Stille', 'silence']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * 0.75, height * 0.14, 1.4)
    const floors = 3
    const base = height * 0.82
    cut(scene, rectangle(width * 0.08, height * 0.2, width * 0.92 + BLEED, base - height * 0.2), 'light')
    cut(scene, rectangle(width * 0.04, height * 0.185, width + BLEED, height * 0.025), 'light', {
      tone: -0.1,
    })
    for (let floor = 0; floor < floors; floor++) {
      const tall = (base - height * 0.24) / floors
      const y = base - floor * tall
      for (let column = 0; column < 4; column++) {
        const [x, half] = [width * (0.22 + column * 0.25), width * 0.085]
        const arch = cut(
          scene,
          [...arc(x, y - tall * 0.62, half, half, 180, 360, 14), [x + half, y], [x - half, y]],
          'front',
        )
        inside(scene, arch, () =>
          cut(
            scene,
            [
              [x - half, y - tall],
              [x + half * 0.2, y - tall],
              [x + half * 0.9, y],
              [x - half, y],
            ],
            'mid',
          ),
        )
      }
      cut(scene, rectangle(width * 0.06, y - tall - 8, width + BLEED, 14), 'light', { tone: -0.08 })
    }
    cut(scene, rectangle(-BLEED, base, width + 2 * BLEED, height), 'floor')
    cut(
      scene,
      [
        [width * 0.08, base],
        [width + BLEED, base],
        [width + BLEED, height * 0.92],
        [width * 0.3, height * 0.92],
      ],
      'floor',
      { tone: -0.12 },
    )
    const x = width * chance.between(0.3, 0.6)
    cut(
      scene,
      [
        [x - 10, height * 0.93],
        [x + 14, height * 0.93],
        [x + width * 0.3, height * 0.99],
        [x + width * 0.26, height * 1.0],
      ],
      'floor',
      { tone: -0.16 },
    )
    figure(stage, {
      x,
      y: height * 0.935,
      height: height * 0.16,
      pose: 'walk',
      outfit: { ...outfitOf(stage, 0), style: 'hat' },
    })
    flyingBird(stage, width * 0.2, height * 0.12, width * 0.13, false, 'white', 'light')
  },
})

const stairs: Composition = (random) => ({
  mood: random.pick(['bold', 'paper', 'dusk', 'night'] as const),
  format: random.pick([SQUARE, ...TALL]),
  gentle: true,
  words: {
    title: random.pick<Both>([
      ['Treppenwitz', 'Staircase wit'],
      ['Auf und ab', 'Up and down'],
      ['Stufenweise', 'Step by step'],
    ]),
    alt: [
      'Ein Bau aus ineinander verschachtelten Treppen, Türen und Terrassen mit Menschen auf allen Ebenen',
      'A structure of interlocking stairs, doors and terraces with people on every level',
    ],
    keywords: [...KEYWORDS, ['Treppe', 'stairs'], ['Isometrie', 'isometric'], ['Fantasie', 'imagination']],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    ground(stage)
    skyLight(stage, width * 0.8, height * 0.14, 1.2)
    const cell = Math.min(width, height) * 0.105
    const at = (x: number, y: number, z: number): Point => [
      width * 0.5 + (x - y) * cell * 0.87,
      height * 0.9 + (x + y) * cell * 0.5 - z * cell,
    ]
    const blocks: [number, number, number][] = []
    for (let x = -4; x <= 0; x++)
      for (let y = -4; y <= 0; y++)
        blocks.push([x, y, Math.max(0.5, Math.round((chance.between(0, 2.2) + (-x - y) * 0.55) * 2) / 2)])
    blocks.sort((one, other) => one[0] + one[1] - (other[0] + other[1]))
    for (const [index, [x, y, z]] of blocks.entries()) {
      block(
        stage,
        at,
        x,
        y,
        z,
        (['a', 'light', 'c', 'white', 'd', 'wall'] as const)[(index * 5 + Math.round(z)) % 6] ?? 'a',
      )
      const [px, py] = at(x + 0.5, y + 0.5, z)
      if (chance.chance(0.22))
        figure(stage, {
          x: px,
          y: py,
          height: cell * 0.95,
          pose: chance.pick(['walk', 'point', 'phone', 'wave', 'relaxed'] as const),
          flip: chance.chance(0.5),
          outfit: outfitOf(stage, index),
        })
      else if (chance.chance(0.18)) tree(stage, 'lollipop', px, py, cell * 0.9)
    }
  },
})

function block(
  { scene, random, night }: Stage,
  at: (x: number, y: number, z: number) => Point,
  x: number,
  y: number,
  z: number,
  slot: Slot,
): void {
  cut(scene, [at(x, y, z), at(x + 1, y, z), at(x + 1, y + 1, z), at(x, y + 1, z)], slot, { tone: 0.05 })
  const left = cut(
    scene,
    [at(x, y + 1, z), at(x + 1, y + 1, z), at(x + 1, y + 1, 0), at(x, y + 1, 0)],
    slot,
    { tone: -0.05 },
  )
  const right = cut(
    scene,
    [at(x + 1, y, z), at(x + 1, y + 1, z), at(x + 1, y + 1, 0), at(x + 1, y, 0)],
    slot,
    { tone: -0.13 },
  )
  const kind = random.pick(['door', 'window', 'steps', 'none'] as const)
  const opening = (from: number, to: number, low: number, tall: number, slotInside: Slot, clip: number) =>
    cut(
      scene,
      [
        at(x + from, y + 1, z - low),
        at(x + to, y + 1, z - low),
        at(x + to, y + 1, z - tall),
        at(x + from, y + 1, z - tall),
      ],
      slotInside,
      { clip },
    )
  if (kind === 'door') opening(0.3, 0.7, 0.2, 1, 'dark', left)
  if (kind === 'window')
    for (const from of [0.15, 0.6]) opening(from, from + 0.25, 0.25, 0.65, night ? 'glow' : 'front', left)
  if (kind === 'steps')
    for (let step = 0; step < 5; step++)
      cut(
        scene,
        [
          at(x + 1, y + step / 5, z - step * 0.2),
          at(x + 1, y + (step + 1) / 5, z - step * 0.2),
          at(x + 1, y + (step + 1) / 5, 0),
          at(x + 1, y + step / 5, 0),
        ],
        slot,
        { tone: step % 2 ? 0 : 0.07, clip: right },
      )
}

export const architecture: readonly Composition[] = [canalRow, modernVilla, arcade, stairs]
