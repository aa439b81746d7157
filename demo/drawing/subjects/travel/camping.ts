import { ellipse, type Point, roundedRectangle } from '../../core/geometry.ts'
import { cut, fill, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { mountains, ridge } from '../../parts/land.ts'
import { undergrowth } from '../../parts/plants.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './travel-parts.ts'

export const camping: Composition = (random) => ({
  mood: random.pick(['night', 'night', 'dusk'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Zeltlager', 'Camp'],
      ['Draußen schlafen', 'Sleeping out'],
      ['Lagerfeuer', 'Campfire'],
    ]),
    alt: [
      'Leuchtendes Zelt am Waldrand, zwei Menschen sitzen am Lagerfeuer unter Sternen',
      'A glowing tent at the edge of the forest, two people by a campfire beneath the stars',
    ],
    keywords: [...KEYWORDS, ['Zelt', 'tent'], ['Nacht', 'night'], ['Natur', 'nature']],
  },
  draw: drawCamp,
})

function drawCamp(stage: Stage): void {
  const { width, height, random: chance } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.2, 0.8), height * 0.18, 1.4)
  mountains(stage, height * 0.64, height * 0.24, 'far', false)
  const back = ridge(stage, height * 0.62, 14, 'mid')
  for (let index = 0; index < 13; index++)
    anyTree(stage, (width * (index + chance.next())) / 13, back(0) + 14, height * chance.between(0.2, 0.42), {
      crown: 'near',
      shade: 'front',
      trunk: 'front',
    })
  ridge(stage, height * 0.76, 12, 'near')
  const [x, y, half] = [width * 0.34, height * 0.86, Math.min(width * 0.24, height * 0.26)]
  drawTent(stage, x, y, half)
  const fire: Point = [width * 0.68, height * 0.88]
  drawCampfire(stage, fire)
  figure(stage, {
    x: fire[0] - width * 0.14,
    y: fire[1] + height * 0.03,
    height: height * 0.36,
    pose: 'sit',
    outfit: outfitOf(stage, 0),
  })
  figure(stage, {
    x: fire[0] + width * 0.15,
    y: fire[1] + height * 0.03,
    height: height * 0.35,
    pose: chance.pick(['read', 'play', 'think'] as const),
    flip: true,
    outfit: outfitOf(stage, 1),
  })
  undergrowth(stage, ['grass', 'fern'], 12, height * 1.03, height * 0.13)
}

function drawTent({ scene }: Stage, x: number, y: number, half: number): void {
  cut(
    scene,
    [
      [x - half, y],
      [x + half * 0.1, y - half * 1.15],
      [x + half * 1.1, y],
    ],
    'sun',
  )
  cut(
    scene,
    [
      [x - half, y],
      [x - half * 0.5, y - half * 0.9],
      [x + half * 0.1, y - half * 1.15],
    ],
    'sun',
    { tone: -0.12 },
  )
  cut(
    scene,
    [
      [x - half * 0.1, y],
      [x + half * 0.14, y - half * 0.8],
      [x + half * 0.42, y],
    ],
    'glow',
    { tone: 0.08 },
  )
}

function drawCampfire({ scene, width, height }: Stage, fire: Point): void {
  fill(scene, ellipse(fire[0], fire[1], width * 0.2, height * 0.05), 'near', { tone: 0.08 })
  for (const turn of [-0.3, 0.3])
    place(scene, { x: fire[0], y: fire[1], turn }, () =>
      cut(scene, roundedRectangle(-50, -9, 100, 18, 8), 'trunk'),
    )
  for (const [size, slot] of [
    [1, 'bloom'],
    [0.68, 'sun'],
    [0.38, 'white'],
  ] as const)
    fill(
      scene,
      [
        [fire[0] - 38 * size, fire[1] - 4],
        [fire[0] - 26 * size, fire[1] - 56 * size],
        [fire[0] - 4 * size, fire[1] - 110 * size],
        [fire[0] + 26 * size, fire[1] - 54 * size],
        [fire[0] + 38 * size, fire[1] - 4],
      ],
      slot,
    )
}
