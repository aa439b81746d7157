import { ellipse } from '../../core/geometry.ts'
import { cut, fill, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { balloon } from '../../parts/aircraft.ts'
import { ridge, tufts, winding } from '../../parts/land.ts'
import { ANY, type Composition } from '../piece.ts'
import { sky } from './landscape-parts.ts'

export const desertRoad: Composition = (random) => {
  const mood = random.pick(['dusk', 'day', 'bold'] as const)
  const balloons = random.whole(1, 4)
  return {
    mood,
    format: random.pick(ANY),
    words: {
      title: random.pick([
        ['Aufwind', 'Updraught'],
        ['Über der Ebene', 'Above the plain'],
        ['Ballonwetter', 'Balloon weather'],
      ]),
      alt:
        balloons > 1
          ? [
              `Heißluftballons schweben über gestreiften Tafelbergen und Kakteen`,
              'Hot-air balloons float above striped mesas and cacti',
            ]
          : [
              'Ein Heißluftballon schwebt über gestreiften Tafelbergen und Kakteen',
              'A hot-air balloon floats above striped mesas and cacti',
            ],
      keywords: [
        ['Wüste', 'desert'],
        ['Ballon', 'balloon'],
        ['Reise', 'travel'],
        ['Freiheit', 'freedom'],
      ],
    },
    draw(stage) {
      drawDesert(stage, balloons)
    },
  }
}

function drawDesert(stage: Stage, balloons: number): void {
  const { width, height, random: chance } = stage
  sky(stage, 2)
  const horizon = height * 0.66
  for (let index = 0; index < 4; index++)
    mesa(
      stage,
      width * (index / 3.4 + chance.swing() * 0.06),
      horizon + 20,
      width * chance.between(0.1, 0.2),
      height * chance.between(0.12, 0.3),
    )
  const surface = ridge(stage, horizon, 12, 'far', -0.04)
  winding(stage, width * 0.55, surface(width * 0.55) + 6, 'light', width * 0.4)
  const near = ridge(stage, height * 0.86, 18, 'near')
  for (let index = 0; index < 5; index++) {
    const x = width * chance.pick([0.06, 0.15, 0.27, 0.74, 0.86, 0.95])
    cactus(stage, x, near(x) + 8, height * chance.between(0.12, 0.26))
  }
  for (let index = 0; index < balloons; index++) {
    const size = Math.min(width, height) * (index === 0 ? 0.34 : chance.between(0.1, 0.18))
    balloon(
      stage,
      width * (0.28 + index * 0.2 + chance.swing() * 0.05),
      height * chance.between(0.24, 0.42),
      size,
      index % 2 ? 'b' : 'a',
      index % 2 ? 'c' : 'd',
    )
  }
  tufts(stage, near, 18, 'leaf', 24)
}

function mesa({ scene }: Stage, x: number, base: number, width: number, height: number): void {
  const rock = cut(
    scene,
    [
      [x - width / 2, base],
      [x - width * 0.4, base - height * 0.9],
      [x - width * 0.34, base - height],
      [x + width * 0.36, base - height],
      [x + width * 0.42, base - height * 0.88],
      [x + width / 2, base],
    ],
    'bloomToo',
    { tone: -0.02 },
  )
  for (const [share, tone] of [
    [0.75, -0.07],
    [0.5, 0.05],
    [0.22, -0.09],
  ] as const) {
    cut(
      scene,
      [
        [x - width, base - height * share],
        [x + width, base - height * (share + 0.03)],
        [x + width, base - height * (share - 0.1)],
        [x - width, base - height * (share - 0.12)],
      ],
      'bloomToo',
      { tone, clip: rock },
    )
  }
}

function cactus({ scene, random }: Stage, x: number, y: number, height: number): void {
  const thick = height * 0.17
  line(
    scene,
    [
      [x, y],
      [x, y - height],
    ],
    'leafDark',
    thick,
  )
  for (const side of random.chance(0.5) ? [-1, 1] : [1]) {
    const from = y - height * random.between(0.3, 0.5)
    line(
      scene,
      [
        [x, from],
        [x + side * height * 0.26, from - height * 0.03],
        [x + side * height * 0.28, from - height * 0.32],
      ],
      'leafDark',
      thick * 0.7,
    )
  }
  for (const dx of [-0.25, 0.25])
    line(
      scene,
      [
        [x + dx * thick, y - height * 0.08],
        [x + dx * thick, y - height * 0.94],
      ],
      'leaf',
      thick * 0.1,
      { fine: true },
    )
  fill(scene, ellipse(x, y - height - thick * 0.4, thick * 0.28), 'bloom')
}
