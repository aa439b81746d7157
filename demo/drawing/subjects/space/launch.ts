import { ellipse } from '../../core/geometry.ts'
import { ribbon } from '../../core/ribbon.ts'
import { fill, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { rocket } from '../../parts/aircraft.ts'
import { ridge } from '../../parts/land.ts'
import { plant } from '../../parts/plants.ts'
import { ground, stars } from '../../parts/sky.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, TALL } from '../piece.ts'
import { KEYWORDS, planet } from './space-parts.ts'

export const launch: Composition = (random) => ({
  mood: random.pick(['night', 'dusk', 'day'] as const),
  format: random.pick(TALL),
  surface: 'sky',
  words: {
    title: random.pick<Both>([
      ['Drei, zwei, eins', 'Three, two, one'],
      ['Start frei', 'Cleared for launch'],
      ['Senkrecht nach oben', 'Straight up'],
    ]),
    alt: [
      'Eine Rakete startet in einer Wolke aus Rauch, Menschen schauen vom Hügel zu',
      'A rocket lifts off in a cloud of smoke while people watch from a hill',
    ],
    keywords: [...KEYWORDS, ['Rakete', 'rocket'], ['Start', 'launch'], ['Aufbruch', 'new beginnings']],
  },
  draw: drawLaunch,
})

function drawLaunch(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  stars(stage, 50, height * 0.7)
  planet(stage, width * 0.8, height * 0.16, width * 0.12, 'sun', false)
  ridge(stage, height * 0.74, 26, 'far')
  const x = width * 0.48
  drawFlame(stage, x)
  place(scene, { x, y: height * 0.52, scale: height * 0.0043 }, () => rocket(stage, 'white', 'bloom'))
  ridge(stage, height * 0.83, 14, 'mid')
  drawSmoke(stage, x)
  ridge(stage, height * 0.92, 16, 'front')
  for (let index = 0; index < 3; index++)
    figure(stage, {
      x: width * (0.16 + index * 0.09),
      y: height * 0.96,
      height: height * 0.13,
      pose: chance.pick(['wave', 'point', 'cheer', 'reach'] as const),
      outfit: outfitOf(stage, index),
    })
  for (let index = 0; index < 8; index++)
    plant(stage, 'grass', width * chance.next(), height * 1.02, height * 0.09)
}

function drawFlame({ scene, height, width }: Stage, x: number): void {
  fill(
    scene,
    ribbon(
      [
        [x, height * 0.5],
        [x, height * 0.7],
        [x + 8, height * 0.84],
      ],
      [width * 0.07, width * 0.12, width * 0.2],
    ),
    'glow',
  )
  fill(
    scene,
    ribbon(
      [
        [x, height * 0.55],
        [x, height * 0.74],
        [x, height * 0.86],
      ],
      [width * 0.03, width * 0.06, width * 0.1],
    ),
    'white',
  )
}

function drawSmoke({ scene, width, height, random: chance }: Stage, x: number): void {
  for (let puff = 0; puff < 26; puff++) {
    const spread = (puff / 25) * 2 - 1
    fill(
      scene,
      ellipse(
        x + spread * width * 0.42,
        height * (0.87 - (1 - Math.abs(spread)) * chance.between(0, 0.1)),
        width * chance.between(0.05, 0.1) * (1.2 - Math.abs(spread) * 0.5),
      ),
      chance.pick(['white', 'light', 'white'] as const),
      { tone: chance.between(-0.06, 0) },
    )
  }
}
