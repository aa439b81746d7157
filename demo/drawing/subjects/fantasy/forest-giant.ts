import { quadruped } from '../../animals/quadruped.ts'
import { ellipse } from '../../core/geometry.ts'
import { leaf, ribbon } from '../../core/ribbon.ts'
import { fill, inside, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { ridge } from '../../parts/land.ts'
import { plant } from '../../parts/plants.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, TALL } from '../piece.ts'
import { KEYWORDS } from './fantasy-parts.ts'

export const forestGiant: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick<Both>([
      ['Großer Freund', 'A large friend'],
      ['Waldgeist', 'Forest spirit'],
      ['Wer trägt wen', 'Who carries whom'],
    ]),
    alt: [
      'Ein riesiger, mit Pflanzen bewachsener Waldgeist trägt ein Kind auf der Hand',
      'A giant forest spirit, overgrown with plants, carries a child in its hand',
    ],
    keywords: [...KEYWORDS, ['Wald', 'forest'], ['Freundschaft', 'friendship'], ['Riese', 'giant']],
  },
  draw: drawForest,
})

function drawForest(stage: Stage): void {
  const { width, height, random: chance } = stage
  ground(stage)
  skyLight(stage, width * 0.24, height * 0.15, 1.2)
  const back = ridge(stage, height * 0.6, 20, 'far')
  for (let index = 0; index < 9; index++)
    anyTree(stage, (width * (index + 0.5)) / 9, back(0) + 20, height * chance.between(0.2, 0.36), {
      crown: 'mid',
      shade: 'far',
      trunk: 'mid',
    })
  const [x, foot] = [width * 0.54, height * 0.92]
  drawLegs(stage, x, foot)
  drawBody(stage, x)
  drawFace(stage, x)
  drawChildOnHand(stage, x)
  quadruped(
    stage,
    chance.pick(['fox', 'deer'] as const),
    'look',
    width * 0.16,
    height * 0.93,
    width * 0.15,
    false,
  )
  ridge(stage, height * 0.93, 8, 'front')
  for (let index = 0; index < 13; index++)
    plant(
      stage,
      chance.pick(['fern', 'daisy', 'bell', 'grass', 'poppy'] as const),
      width * chance.next(),
      height * 1.02,
      height * chance.between(0.1, 0.18),
    )
}

function drawLegs({ scene, width, height }: Stage, x: number, foot: number): void {
  for (const side of [-1, 1])
    fill(
      scene,
      ribbon(
        [
          [x + side * width * 0.14, height * 0.66],
          [x + side * width * 0.16, foot],
        ],
        [width * 0.15, width * 0.16],
      ),
      'leafDark',
    )
}

function drawBody({ scene, width, height }: Stage, x: number): void {
  const body = fill(
    scene,
    [
      [x - width * 0.06, height * 0.16],
      [x - width * 0.22, height * 0.26],
      [x - width * 0.31, height * 0.52],
      [x - width * 0.26, height * 0.78],
      [x, height * 0.84],
      [x + width * 0.26, height * 0.78],
      [x + width * 0.31, height * 0.52],
      [x + width * 0.22, height * 0.26],
      [x + width * 0.06, height * 0.16],
    ],
    'leafDark',
  )
  inside(scene, body, () => {
    for (let row = 0; row < 9; row++)
      for (let column = 0; column < 9; column++)
        fill(
          scene,
          leaf(
            [x + width * (-0.34 + column * 0.085 + (row % 2) * 0.04), height * (0.22 + row * 0.075)],
            1.57,
            height * 0.06,
            width * 0.05,
          ),
          (row + column) % 3 ? 'leaf' : 'leafLight',
        )
  })
}

function drawFace({ scene, height, width }: Stage, x: number): void {
  fill(scene, ellipse(x, height * 0.34, width * 0.17, height * 0.085), 'light')
  for (const side of [-1, 1]) {
    fill(scene, ellipse(x + side * width * 0.07, height * 0.33, width * 0.022, width * 0.028), 'dark')
    fill(scene, ellipse(x + side * width * 0.12, height * 0.365, width * 0.026, width * 0.018), 'blush')
    fill(
      scene,
      leaf([x + side * width * 0.08, height * 0.2], side > 0 ? -0.9 : -2.2, height * 0.16, width * 0.08),
      'leaf',
    )
  }
  line(
    scene,
    [
      [x - width * 0.035, height * 0.372],
      [x, height * 0.382],
      [x + width * 0.035, height * 0.372],
    ],
    'dark',
    5,
  )
}

function drawChildOnHand(stage: Stage, x: number): void {
  const { scene, width, height, random: chance } = stage
  fill(
    scene,
    ribbon(
      [
        [x - width * 0.24, height * 0.44],
        [x - width * 0.4, height * 0.56],
        [x - width * 0.34, height * 0.66],
      ],
      [width * 0.12, width * 0.1, width * 0.11],
      7,
    ),
    'leafDark',
    { tone: 0.04 },
  )
  figure(stage, {
    x: x - width * 0.33,
    y: height * 0.655,
    height: height * 0.17,
    pose: chance.pick(['wave', 'reach', 'point'] as const),
    outfit: outfitOf(stage, 0),
  })
}
