import { fish } from '../../animals/fish.ts'
import { rectangle } from '../../core/geometry.ts'
import { cut, fill, inside, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import type { Mood } from '../../hands/colours.ts'
import { waves } from '../../parts/land.ts'
import { clouds, flock, ground, skyLight } from '../../parts/sky.ts'
import { sailboat } from '../../parts/vehicles.ts'
import { ANY, type Composition } from '../piece.ts'

const SEA: readonly Slot[] = ['water', 'waterDark', 'water', 'mid']

export const regatta: Composition = (random) => {
  const mood = random.pick(['day', 'dusk', 'night'] as const)
  return {
    mood,
    format: random.pick(ANY),
    words: {
      title: random.pick([
        ['Vor Anker', 'At anchor'],
        ['Leuchtfeuer', 'Beacon'],
        ['Halber Wind', 'Beam reach'],
      ]),
      alt: [
        'Segelboote auf bewegtem Meer vor einem gestreiften Leuchtturm',
        'Sailing boats on a lively sea in front of a striped lighthouse',
      ],
      keywords: [
        ['Meer', 'sea'],
        ['Segeln', 'sailing'],
        ['Leuchtturm', 'lighthouse'],
        ['Wind', 'wind'],
      ],
    },
    draw(stage) {
      drawRegatta(stage, mood)
    },
  }
}

function drawRegatta(stage: Stage, mood: Mood): void {
  const { width, height, random: chance } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.25, 0.75), height * 0.2, 1.2)
  if (mood !== 'night') clouds(stage, 3)
  const horizon = height * chance.between(0.44, 0.54)
  const side = chance.pick([0.16, 0.84])
  lighthouse(stage, width * side, horizon, height * 0.3)
  waves(stage, horizon, 3, SEA)
  sailboat(stage, width * chance.between(0.35, 0.7), horizon + height * 0.05, width * 0.08, 'dark', 'white')
  waves(stage, horizon + height * 0.12, 4, SEA)
  sailboat(
    stage,
    width * (side < 0.5 ? 0.62 : 0.38),
    horizon + height * 0.2,
    Math.min(width, height) * 0.24,
    chance.pick(['dark', 'b'] as const),
    chance.pick(['bloom', 'a', 'sun'] as const),
  )
  waves(stage, horizon + height * 0.24, 3, SEA)
  for (let index = 0; index < 3; index++)
    fish(
      stage,
      width * chance.between(0.1, 0.9),
      height * chance.between(0.86, 0.96),
      width * 0.09,
      chance.chance(0.5),
      'light',
      'a',
    )
  flock(stage, width * (side < 0.5 ? 0.75 : 0.3), height * 0.3, 16, 4)
}

function lighthouse(stage: Stage, x: number, y: number, height: number): void {
  const { scene } = stage
  fill(
    scene,
    [
      [x - height * 0.9, y + 40],
      [x - height * 0.5, y - height * 0.1],
      [x + height * 0.1, y - height * 0.18],
      [x + height * 0.6, y - height * 0.04],
      [x + height, y + 40],
    ],
    'near',
  )
  const half = height * 0.12
  const top = y - height * 1.1
  drawBeams(stage, x, top, half, height)
  drawShaft(stage, x, y, top, half, height)
  cut(scene, rectangle(x - half * 0.95, top - half * 0.2, half * 1.9, half * 0.3), 'dark')
  cut(scene, rectangle(x - half * 0.5, top - half * 1.2, half, half * 1.05), 'glow')
  cut(
    scene,
    [
      [x - half * 0.75, top - half * 1.15],
      [x, top - half * 2],
      [x + half * 0.75, top - half * 1.15],
    ],
    'bloom',
  )
}

function drawBeams(stage: Stage, x: number, top: number, half: number, height: number): void {
  const { scene } = stage
  if (stage.night)
    for (const side of [-1, 1])
      cut(
        scene,
        [
          [x, top - half],
          [x + side * height * 2.4, top - half * 3.4],
          [x + side * height * 2.4, top + half * 1.6],
        ],
        'glow',
        { tone: -0.1 },
      )
}

function drawShaft({ scene }: Stage, x: number, y: number, top: number, half: number, height: number): void {
  const shaft = cut(
    scene,
    [
      [x - half, y - height * 0.12],
      [x - half * 0.64, top],
      [x + half * 0.64, top],
      [x + half, y - height * 0.12],
    ],
    'white',
  )
  inside(scene, shaft, () => {
    for (let band = 0; band < 3; band++)
      cut(
        scene,
        rectangle(x - height, top + height * (0.08 + band * 0.34), height * 2, height * 0.17),
        'bloom',
      )
    cut(scene, rectangle(x + half * 0.3, top, half, height * 1.2), 'dark', { tone: 0.25 })
  })
}
