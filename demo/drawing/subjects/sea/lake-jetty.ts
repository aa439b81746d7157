import { ellipse, path, rectangle } from '../../core/geometry.ts'
import { ribbon } from '../../core/ribbon.ts'
import { cut, fill, line, place } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ridge } from '../../parts/land.ts'
import { cloud, ground, skyLight } from '../../parts/sky.ts'
import { outfitOf } from '../../people/figure.ts'
import { prop } from '../../people/props.ts'
import { type Composition, TALL } from '../piece.ts'

export const lakeJetty: Composition = (random) => ({
  mood: random.pick(['dusk', 'day', 'night'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick([
      ['Am Steg', 'On the jetty'],
      ['Füße im Wasser', 'Feet in the water'],
      ['Abendruhe', 'Evening calm'],
    ]),
    alt: [
      'Zwei Menschen sitzen am Ende eines Stegs und schauen über das Wasser zur Sonne',
      'Two people sit at the end of a jetty, looking across the water to the sun',
    ],
    keywords: [
      ['Wasser', 'water'],
      ['Ruhe', 'calm'],
      ['Sommer', 'summer'],
      ['Freundschaft', 'friendship'],
    ],
  },
  draw: drawLake,
})

function drawLake(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  const horizon = height * 0.5
  skyLight(stage, width * 0.5, horizon - height * 0.05, 2.2)
  cloud(stage, width * 0.25, height * 0.16, width * 0.34)
  cloud(stage, width * 0.8, height * 0.26, width * 0.26)
  ridge(stage, horizon - 10, 26, 'far')
  cut(scene, rectangle(-BLEED, horizon, width + 2 * BLEED, height), 'water')
  drawSunOnWater(stage, horizon)
  drawJetty(stage)
  for (const [share, index] of [
    [0.45, 0],
    [0.55, 1],
  ] as const)
    fromBehind(stage, width * share, height * 0.775, height * 0.2, index)
  for (const side of [0.1, 0.2, 0.86, 0.94])
    for (let reed = 0; reed < 5; reed++)
      line(
        scene,
        [
          [width * side + reed * 9, height * 1.02],
          [width * side + reed * 13 - 8, height * chance.between(0.74, 0.86)],
        ],
        'leafDark',
        6,
      )
  prop(stage, 'lantern', [width * 0.62, height * 0.76], 'a')
}

function drawSunOnWater({ width, random: chance, scene }: Stage, horizon: number): void {
  for (let streak = 0; streak < 14; streak++) {
    const half = width * (0.16 - streak * 0.008) * chance.between(0.5, 1)
    line(
      scene,
      [
        [width * 0.5 - half, horizon + 12 + streak * 19],
        [width * 0.5 + half, horizon + 12 + streak * 19],
      ],
      'sun',
      7,
    )
  }
}

function drawJetty({ scene, width, height }: Stage): void {
  cut(
    scene,
    [
      [width * 0.3, height * 1.3],
      [width * 0.41, height * 0.74],
      [width * 0.59, height * 0.74],
      [width * 0.7, height * 1.3],
    ],
    'trunk',
  )
  for (let board = 0; board < 9; board++)
    line(
      scene,
      [
        [width * (0.41 - board * 0.017), height * (0.745 + board * 0.035)],
        [width * (0.59 + board * 0.017), height * (0.745 + board * 0.035)],
      ],
      'trunk',
      3,
      { tone: -0.08 },
    )
}

/** Somebody seated, seen from the back. */
function fromBehind(stage: Stage, x: number, y: number, height: number, index: number): void {
  const { scene, random } = stage
  const outfit = outfitOf(stage, index)
  place(scene, { x, y, scale: height / 100 }, () => {
    fill(scene, path([-22, 2, -26, -30, -16, -58, 0, -64, 16, -58, 26, -30, 22, 2]), outfit.top)
    for (const side of [-1, 1])
      fill(
        scene,
        ribbon(
          [
            [side * 18, -52],
            [side * 29, -28],
            [side * 26, 0],
          ],
          [13, 11, 8],
        ),
        outfit.top,
        { tone: -0.05 },
      )
    fill(
      scene,
      ribbon(
        [
          [0, -58],
          [0, -74],
        ],
        [12, 11],
      ),
      outfit.skin,
    )
    fill(scene, ellipse(0, -84, 15, 17), outfit.hair)
    if (random.chance(0.5)) fill(scene, path([-15, -84, -18, -54, 0, -50, 18, -54, 15, -84]), outfit.hair)
  })
}
