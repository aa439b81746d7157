import { flyingBird } from '../animals/birds.ts'
import { fish } from '../animals/fish.ts'
import { ellipse, type Point, steps } from '../core/geometry.ts'
import { cut, fill, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { rocket } from '../parts/aircraft.ts'
import { PLANTS } from '../parts/plant-kinds.ts'
import { plant } from '../parts/plants.ts'
import { cloud } from '../parts/sky.ts'
import { tower } from '../parts/tower.ts'
import { anyTree } from '../parts/trees.ts'
import { sailboat } from '../parts/vehicles.ts'
import { figure, outfitOf } from '../people/figure.ts'
import type { Both } from './piece.ts'

/** Where a world rises: the middle and level of its ground, how wide it is and how high it may grow. */
export type Opening = { x: number; y: number; width: number; height: number }

export type World = { grows: Both; keyword: Both; draw: (stage: Stage, opening: Opening) => void }

/** A world comes out of a thing that seems too small for it. */
export const WORLDS = {
  sea: {
    grows: ['ein Meer mit Segelboot steigt', 'A sea with a sailing boat rises'],
    keyword: ['Meer', 'sea'],
    draw: sea,
  },
  garden: {
    grows: ['ein ganzer Garten wächst', 'A whole garden grows'],
    keyword: ['Garten', 'garden'],
    draw: garden,
  },
  city: { grows: ['eine kleine Stadt wächst', 'A small city grows'], keyword: ['Stadt', 'city'], draw: city },
  sky: {
    grows: ['ein Sternenhimmel mit Rakete steigt', 'A starry sky with a rocket rises'],
    keyword: ['Sterne', 'stars'],
    draw: sky,
  },
  mountains: {
    grows: ['ein bewaldetes Gebirge ragt', 'A wooded mountain range rises'],
    keyword: ['Berge', 'mountains'],
    draw: mountains,
  },
} as const satisfies Record<string, World>

export type WorldName = keyof typeof WORLDS

function sea(stage: Stage, { x, y, width, height }: Opening): void {
  const { scene } = stage
  sailboat(stage, x + width * 0.05, y - height * 0.14, width * 0.3, 'dark', 'bloom')
  for (let band = 0; band < 3; band++) {
    const crest = steps(
      13,
      (share, index): Point => [
        x - width / 2 + share * width,
        y - height * (0.14 - band * 0.05) + (index % 2 ? -9 : 7),
      ],
    )
    fill(
      scene,
      [...crest, [x + width / 2, y + 12], [x - width / 2, y + 12]],
      band % 2 ? 'waterDark' : 'water',
    )
  }
  fish(stage, x - width * 0.3, y - height * 0.32, width * 0.17, false, 'sun', 'bloom', -0.7)
  for (const side of [-1, 1])
    fill(
      scene,
      [
        [x + side * width * 0.48, y - 4],
        [x + side * width * 0.54, y + height * 0.04],
        [x + side * width * 0.5, y + height * 0.14],
        [x + side * width * 0.45, y + height * 0.04],
      ],
      'water',
    )
  cloud(stage, x - width * 0.2, y - height * 0.8, width * 0.4)
  flyingBird(stage, x + width * 0.34, y - height * 0.7, width * 0.16, true, 'white', 'light')
}

function garden(stage: Stage, { x, y, width, height }: Opening): void {
  const { random } = stage
  const kinds = random.shuffle(PLANTS)
  for (let index = 0; index < 13; index++) {
    const share = ((index * 0.618) % 1) - 0.5
    plant(
      stage,
      kinds[index % 5] ?? 'fern',
      x + share * width * 0.86,
      y + 8,
      height * random.between(0.5, 0.95) * (1 - Math.abs(share) * 0.7),
      {},
      share * 1.2,
    )
  }
  figure(stage, {
    x: x + width * 0.12,
    y: y + 4,
    height: height * 0.3,
    pose: 'water',
    outfit: outfitOf(stage, 0),
  })
}

function city(stage: Stage, { x, y, width, height }: Opening): void {
  const { random } = stage
  for (const row of [0, 1]) {
    let left = x - width / 2
    while (left < x + width * 0.42) {
      const wide = width * random.between(0.1, 0.17)
      const middle = 1 - Math.abs(left + wide / 2 - x) / width
      tower(
        stage,
        left,
        y - 20,
        wide,
        height * (row === 0 ? 0.78 : 0.42) * middle * random.between(0.7, 1),
        random.pick(
          row === 0 ? (['mid', 'near', 'far'] as const) : (['a', 'b', 'c', 'd', 'light', 'white'] as const),
        ),
        row === 1,
      )
      left += wide
    }
  }
  cloud(stage, x + width * 0.34, y - height * 0.72, width * 0.34)
}

function sky(stage: Stage, { x, y, width, height }: Opening): void {
  const { scene, random } = stage
  const cone: Point[] = [
    [x - width * 0.4, y + 6],
    [x - width * 0.62, y - height * 0.5],
    [x - width * 0.46, y - height * 0.94],
    [x, y - height * 1.04],
    [x + width * 0.46, y - height * 0.94],
    [x + width * 0.62, y - height * 0.5],
    [x + width * 0.4, y + 6],
  ]
  const heaven = fill(scene, cone, 'front')
  for (let index = 0; index < 34; index++)
    fill(
      scene,
      ellipse(
        x + random.swing() * width * 0.55,
        y - height * random.between(0.05, 0.98),
        random.between(2, 6),
      ),
      'light',
      { clip: heaven, fine: true },
    )
  fill(scene, ellipse(x - width * 0.26, y - height * 0.7, width * 0.11), 'sun')
  fill(scene, ellipse(x - width * 0.21, y - height * 0.73, width * 0.095), 'front')
  place(scene, { x: x + width * 0.12, y: y - height * 0.3, scale: height * 0.0048, turn: 0.24 }, () =>
    rocket(stage, 'white', 'bloom'),
  )
  line(
    scene,
    [
      [x - width * 0.06, y],
      [x, y - height * 0.12],
      [x + width * 0.07, y - height * 0.22],
    ],
    'light',
    7,
  )
}

function mountains(stage: Stage, { x, y, width, height }: Opening): void {
  const { scene, random } = stage
  for (const [dx, half, tall, slot] of [
    [-0.2, 0.3, 0.66, 'mid'],
    [0.2, 0.32, 0.84, 'near'],
    [0, 0.34, 0.5, 'mid'],
  ] as const) {
    const peak: Point = [x + dx * width, y - tall * height]
    const rock = cut(scene, [[peak[0] - half * width, y + 8], peak, [peak[0] + half * width, y + 8]], slot)
    shadeAndSnow(stage, y, half, width, height, tall, peak, rock, slot)
  }
  for (let index = 0; index < 9; index++)
    anyTree(stage, x + (index / 8 - 0.5) * width * 0.9, y + 12, height * random.between(0.14, 0.24))
  figure(stage, {
    x: x + width * 0.2,
    y: y - height * 0.82,
    height: height * 0.2,
    pose: 'cheer',
    outfit: outfitOf(stage, 1),
  })
}

function shadeAndSnow(
  { scene }: Stage,
  y: number,
  half: number,
  width: number,
  height: number,
  tall: number,
  peak: Point,
  rock: number,
  slot: Slot,
): void {
  cut(
    scene,
    [
      peak,
      [peak[0] + half * width, y + 8],
      [peak[0] + half * width * 0.2, y + 8],
      [peak[0] - half * width * 0.05, y - tall * height * 0.5],
    ],
    slot,
    { tone: -0.07, clip: rock },
  )
  cut(
    scene,
    [
      peak,
      [peak[0] + half * width * 0.3, y - tall * height * 0.7],
      [peak[0] + half * width * 0.1, y - tall * height * 0.62],
      [peak[0], y - tall * height * 0.72],
      [peak[0] - half * width * 0.12, y - tall * height * 0.62],
      [peak[0] - half * width * 0.3, y - tall * height * 0.7],
    ],
    'white',
    { clip: rock },
  )
}
