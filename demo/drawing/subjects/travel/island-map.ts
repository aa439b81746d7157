import { createNoise2D } from 'simplex-noise'
import { quadruped } from '../../animals/quadruped.ts'
import { whale } from '../../animals/swimmers.ts'
import { ellipse, type Point, polar, spline, steps, TURN } from '../../core/geometry.ts'
import { cut, fill, inside, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { cottage } from '../../parts/buildings.ts'
import { ground } from '../../parts/sky.ts'
import { tower } from '../../parts/tower.ts'
import { anyTree } from '../../parts/trees.ts'
import { sailboat } from '../../parts/vehicles.ts'
import { ANY, type Both, type Composition, SQUARE } from '../piece.ts'
import { KEYWORDS } from './travel-parts.ts'

export const islandMap: Composition = (random) => ({
  mood: random.pick(['day', 'paper', 'bold'] as const),
  format: random.pick([SQUARE, ...ANY]),
  gentle: true,
  surface: 'sheet',
  words: {
    title: random.pick<Both>([
      ['Insel, erfunden', 'An invented island'],
      ['Schatzkarte', 'Treasure map'],
      ['Rundweg', 'Round tour'],
    ]),
    alt: [
      'Landkarte einer erfundenen Insel mit Bergen, Dörfern, Wald, Schiffen und gestricheltem Weg',
      'Map of an invented island with mountains, villages, forest, ships and a dotted trail',
    ],
    keywords: [...KEYWORDS, ['Karte', 'map'], ['Insel', 'island']],
  },
  draw: drawMap,
})

function drawMap(stage: Stage): void {
  const { width, height, scene } = stage
  ground(stage, 'water', 0.06)
  drawIsland(stage)
  drawLandmarks(stage)
  line(
    scene,
    spline(
      [
        [width * 0.28, height * 0.66],
        [width * 0.4, height * 0.5],
        [width * 0.56, height * 0.56],
        [width * 0.68, height * 0.38],
      ],
      5,
    ),
    'dark',
    4,
  )
  const goal: Point = [width * 0.68, height * 0.37]
  for (const turn of [0.8, -0.8])
    line(scene, [polar(goal, turn, 24), polar(goal, turn + Math.PI, 24)], 'bloom', 10)
  sailboat(stage, width * 0.13, height * 0.84, 70, 'dark', 'white')
  whale(stage, width * 0.86, height * 0.88, 110, true, 'waterDark')
  compass(stage, width * 0.88, height * 0.13, Math.min(width, height) * 0.09)
}

function drawIsland({ random: chance, width, height, scene }: Stage): void {
  const noise = createNoise2D(chance.next)
  const coast = (grow: number) =>
    steps(49, (share) => {
      const angle = share * TURN
      const reach =
        0.32 +
        noise(Math.cos(angle) * 1.4, Math.sin(angle) * 1.4) * 0.09 +
        noise(Math.cos(angle) * 4, Math.sin(angle) * 4) * 0.03
      return [
        width / 2 + Math.cos(angle) * width * reach * grow,
        height / 2 + Math.sin(angle) * height * reach * grow,
      ] as const
    }).slice(0, 48)
  for (const [grow, tone] of [
    [1.2, 0.09],
    [1.1, 0.12],
  ] as const)
    fill(scene, coast(grow), 'water', { tone })
  fill(scene, coast(1.02), 'light')
  const land = fill(scene, coast(0.96), 'leafLight')
  inside(scene, land, () =>
    fill(scene, ellipse(width * 0.62, height * 0.62, width * 0.24, height * 0.2), 'leaf'),
  )
}

function drawLandmarks(stage: Stage): void {
  const { width, height, random: chance } = stage
  const spots = Array.from({ length: 26 }, (_, index) =>
    polar([width / 2, height / 2], index * 2.4, Math.sqrt(index / 26) * 0.3 * Math.min(width, height)),
  ).sort((one, other) => one[1] - other[1])
  for (const [index, [x, y]] of spots.entries()) {
    const kind = index % 5
    if (kind === 0) peak(stage, x, y, chance.between(44, 74))
    if (kind === 1 || kind === 3) anyTree(stage, x, y, chance.between(52, 84))
    if (kind === 2) cottage(stage, x - 24, y, 48, 30, chance.pick(['white', 'a', 'c'] as const), 'bloom')
    if (kind === 4)
      index % 2
        ? tower(stage, x - 12, y - 20, 24, 44, 'd', true)
        : quadruped(
            stage,
            chance.pick(['sheep', 'goat', 'horse'] as const),
            'stand',
            x,
            y,
            40,
            chance.chance(0.5),
          )
  }
}

function peak({ scene }: Stage, x: number, y: number, size: number): void {
  cut(
    scene,
    [
      [x - size * 0.7, y],
      [x, y - size],
      [x + size * 0.7, y],
    ],
    'mid',
  )
  cut(
    scene,
    [
      [x, y - size],
      [x + size * 0.7, y],
      [x + size * 0.1, y],
    ],
    'near',
  )
  cut(
    scene,
    [
      [x - size * 0.24, y - size * 0.66],
      [x, y - size],
      [x + size * 0.24, y - size * 0.66],
      [x, y - size * 0.56],
    ],
    'white',
  )
}

function compass({ scene }: Stage, x: number, y: number, size: number): void {
  fill(scene, ellipse(x, y, size), 'paper')
  for (let point = 0; point < 8; point++) {
    const angle = (point / 8) * TURN
    const long = point % 2 ? size * 0.5 : size * 0.92
    cut(
      scene,
      [
        polar([x, y], angle, long),
        polar([x, y], angle + 0.4, size * 0.2),
        [x, y],
        polar([x, y], angle - 0.4, size * 0.2),
      ],
      point % 4 === 0 ? 'bloom' : 'dark',
    )
  }
}
