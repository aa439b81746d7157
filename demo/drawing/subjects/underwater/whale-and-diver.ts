import { fish } from '../../animals/fish.ts'
import { whale } from '../../animals/swimmers.ts'
import { ellipse, path } from '../../core/geometry.ts'
import { leaf, ribbon } from '../../core/ribbon.ts'
import { cut, fill, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { ridge } from '../../parts/land.ts'
import { ANY, type Composition } from '../piece.ts'
import { bubbles, depths, KEYWORDS, reef } from './underwater-parts.ts'

function diver(stage: Stage, x: number, y: number, size: number, flip: boolean): void {
  const { scene } = stage
  place(scene, { x, y, scale: size / 100, flip, turn: -0.2 }, () => {
    drawFlippers(stage)
    cut(scene, path([-22, -22, 16, -22, 18, -12, -22, -12]), 'bloom')
    fill(
      scene,
      ribbon(
        [
          [-32, 0],
          [-4, -3],
          [22, -2],
        ],
        [18, 21, 17],
      ),
      'dark',
    )
    fill(
      scene,
      ribbon(
        [
          [18, 0],
          [34, 12],
          [56, 6],
        ],
        [11, 9, 6],
      ),
      'dark',
      { tone: 0.08 },
    )
    fill(scene, ellipse(61, 5, 5, 4), 'skin0')
    fill(scene, ellipse(36, -8, 12, 11), 'skin0')
    fill(scene, path([24, -8, 24, -20, 38, -22, 44, -16]), 'hair0')
    cut(scene, path([36, -14, 50, -13, 49, -4, 38, -4]), 'white')
  })
  bubbles(stage, x + (flip ? -size : size) * 0.5, y - size * 0.3, 6)
}

function drawFlippers({ scene }: Stage): void {
  fill(
    scene,
    ribbon(
      [
        [-30, 4],
        [-52, 10],
        [-74, 2],
      ],
      [12, 9, 6],
    ),
    'dark',
    { tone: 0.06 },
  )
  fill(scene, leaf([-72, 4], 3.0, 34, 14), 'sun', { tone: -0.06 })
  fill(
    scene,
    ribbon(
      [
        [-30, 0],
        [-54, -6],
        [-74, 10],
      ],
      [13, 10, 7],
    ),
    'dark',
  )
  fill(scene, leaf([-72, 10], 2.7, 34, 14), 'sun')
}

export const whaleAndDiver: Composition = (random) => ({
  mood: random.pick(['day', 'night'] as const),
  format: random.pick(ANY),
  surface: 'water',
  words: {
    title: random.pick([
      ['Begegnung', 'Encounter'],
      ['Groß und klein', 'Great and small'],
      ['Stille Tiefe', 'Silent depths'],
    ]),
    alt: [
      'Ein riesiger Wal und ein winziger Taucher begegnen sich',
      'A giant whale and a tiny diver meet face to face',
    ],
    keywords: [...KEYWORDS, ['Wal', 'whale'], ['Taucher', 'diver']],
  },
  draw: drawEncounter,
})

function drawEncounter(stage: Stage): void {
  const { width, height, random: chance } = stage
  depths(stage)
  ridge(stage, height * 0.84, 40, 'far')
  const flip = chance.chance(0.5)
  whale(
    stage,
    width * 0.5,
    height * 0.4,
    Math.min(width * 0.62, height * 0.9),
    flip,
    chance.pick(['b', 'waterDark', 'front'] as const),
    chance.swing() * 0.25,
  )
  diver(stage, width * (flip ? 0.2 : 0.78), height * 0.68, Math.min(width, height) * 0.17, !flip)
  reef(stage, height * 0.92, 'near')
  for (let index = 0; index < 6; index++)
    fish(
      stage,
      width * chance.next(),
      height * chance.between(0.6, 0.82),
      width * 0.05,
      chance.chance(0.5),
      'light',
      'a',
    )
}
