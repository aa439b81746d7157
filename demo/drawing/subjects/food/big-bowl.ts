import { ellipse, type Point, rectangle, steps } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { cut, fill, inside, line } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { patternOver } from '../../parts/patterns.ts'
import { ground } from '../../parts/sky.ts'
import { type Composition, SQUARE, TALL } from '../piece.ts'
import { KEYWORDS } from './food-parts.ts'

export const bigBowl: Composition = (random) => ({
  mood: random.pick(['bold', 'day', 'dusk'] as const),
  format: random.pick([...TALL, SQUARE]),
  surface: 'sheet',
  words: {
    title: random.pick([
      ['Heiß und tief', 'Hot and deep'],
      ['Seelenfutter', 'Soul food'],
      ['Mit extra Ei', 'With extra egg'],
    ]),
    alt: [
      'Dampfende Nudelsuppe mit Ei, Lauch und Pilzen in einer gemusterten Schale, Stäbchen heben Nudeln',
      'Steaming noodle soup with egg, leek and mushrooms in a patterned bowl, chopsticks lifting noodles',
    ],
    keywords: [...KEYWORDS, ['Suppe', 'soup'], ['Nudeln', 'noodles'], ['Küche', 'kitchen']],
  },
  draw: drawSoup,
})

function drawSoup(stage: Stage): void {
  const { width, height, scene } = stage
  ground(stage)
  fill(scene, ellipse(width / 2, height * 0.42, width * 0.44), 'far')
  const [x, y, half] = [width / 2, height * 0.58, width * 0.4]
  cut(scene, rectangle(-BLEED, height * 0.82, width + 2 * BLEED, height), 'floor')
  drawBowl(stage, x, y, half)
  drawBroth(stage, x, y, half)
  drawToppings(stage, x, y, half)
  drawChopsticks(stage, x, y, half)
  drawSteam(stage, x, y, half)
}

function drawBowl(stage: Stage, x: number, y: number, half: number): void {
  const { scene, hand } = stage
  const shell = cut(
    scene,
    [
      ...steps(
        18,
        (share): Point => [x + Math.cos(share * Math.PI) * half, y + Math.sin(share * Math.PI) * half * 0.72],
      ),
    ],
    'a',
  )
  patternOver(stage, shell, hand.pattern === 'plain' ? 'waves' : hand.pattern, 'white', half * 0.2)
  cut(scene, rectangle(x - half * 0.36, y + half * 0.68, half * 0.72, half * 0.1), 'a', { tone: -0.08 })
  fill(scene, ellipse(x, y, half, half * 0.3), 'white')
}

function drawBroth({ scene }: Stage, x: number, y: number, half: number): void {
  const broth = fill(scene, ellipse(x, y, half * 0.92, half * 0.25), 'bloomToo')
  inside(scene, broth, () => {
    for (let strand = 0; strand < 9; strand++)
      line(
        scene,
        steps(
          9,
          (share): Point => [
            x - half + share * half * 2,
            y + Math.sin(share * 16 + strand) * 12 + (strand - 4) * 14,
          ],
        ),
        'glow',
        8,
      )
  })
}

function drawToppings({ scene, random: chance }: Stage, x: number, y: number, half: number): void {
  for (const [dx, slot] of [
    [-0.5, 'sun'],
    [-0.16, 'sun'],
  ] as const) {
    fill(scene, ellipse(x + dx * half, y + 2, half * 0.19, half * 0.12), 'white')
    fill(scene, ellipse(x + dx * half, y + 2, half * 0.09, half * 0.06), slot)
  }
  for (let index = 0; index < 5; index++)
    fill(
      scene,
      leaf([x + half * (0.2 + index * 0.1), y + 10], -1.3 + index * 0.2, half * 0.34, half * 0.14),
      index % 2 ? 'leaf' : 'leafDark',
    )
  for (let index = 0; index < 9; index++) {
    const ring = ellipse(x + half * chance.between(-0.7, 0.7), y + chance.swing() * half * 0.14, 9, 5)
    line(scene, [...ring, ...ring.slice(0, 1)], 'leafLight', 4)
  }
}

function drawChopsticks({ scene }: Stage, x: number, y: number, half: number): void {
  for (const dx of [-10, 12])
    line(
      scene,
      [
        [x + half * 0.1 + dx, y - half * 0.34],
        [x + half * 1.05 + dx * 1.4, y - half * 1.1],
      ],
      'trunk',
      12,
    )
  for (let strand = 0; strand < 5; strand++)
    line(
      scene,
      [
        [x + half * 0.06 + strand * 9, y - half * 0.36],
        [x + half * 0.02 + strand * 11, y - half * 0.16],
        [x + half * 0.05 + strand * 9, y],
      ],
      'glow',
      7,
    )
}

function drawSteam({ scene }: Stage, x: number, y: number, half: number): void {
  for (const dx of [-0.5, -0.1, 0.4])
    line(
      scene,
      steps(
        6,
        (share): Point => [x + dx * half + Math.sin(share * 7 + dx * 5) * 18, y - half * (0.5 + share * 0.6)],
      ),
      'light',
      9,
    )
}
