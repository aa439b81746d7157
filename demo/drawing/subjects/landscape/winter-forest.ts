import { ellipse } from '../../core/geometry.ts'
import { fill, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { cottage } from '../../parts/buildings.ts'
import { ridge } from '../../parts/land.ts'
import { ground, skyLight, snow } from '../../parts/sky.ts'
import { type Composition, TALL } from '../piece.ts'
import { hourOf } from './landscape-parts.ts'

export const winterForest: Composition = (random) => {
  const mood = random.pick(['dusk', 'night', 'day'] as const)
  const [de, en] = hourOf(mood)
  return {
    mood,
    format: random.pick(TALL),
    words: {
      title: random.pick([
        ['Erster Schnee', 'First snow'],
        [`Winterwald ${de}`, `Winter woods ${en}`],
        ['Licht im Fenster', 'A light in the window'],
      ]),
      alt: [
        `Verschneiter Wald ${de}, zwischen den Stämmen ein Haus mit Licht in den Fenstern`,
        `Snow-covered forest ${en}, a house with lit windows between the trunks`,
      ],
      keywords: [
        ['Winter', 'winter'],
        ['Schnee', 'snow'],
        ['Wald', 'forest'],
        ['Stille', 'silence'],
      ],
    },
    draw: drawForest,
  }
}

function drawForest(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.3, 0.7), height * 0.2, 1.3)
  ridge(stage, height * 0.55, 30, 'far')
  const slope = ridge(stage, height * 0.68, 24, 'light')
  const houseX = width * chance.between(0.35, 0.55)
  cottage({ ...stage, night: true }, houseX, slope(houseX) + 18, width * 0.2, height * 0.09, 'c', 'white')
  const snowfield = ridge(stage, height * 0.78, 20, 'white')
  const trunks = [0.03, 0.14, 0.28, 0.72, 0.84, 0.97]
  for (const share of trunks)
    bareTree(
      stage,
      width * (share + chance.swing() * 0.03),
      snowfield(width * share) + chance.between(10, height * 0.14),
      height * chance.between(0.7, 1),
    )
  for (let index = 0; index < 3; index++)
    fill(scene, ellipse(width * chance.next(), height * 0.98, width * 0.2, height * 0.045), 'white')
  snow(stage)
}

function bareTree({ scene, random }: Stage, x: number, y: number, height: number): void {
  const thick = height * 0.032
  line(
    scene,
    [
      [x, y],
      [x + random.swing() * 12, y - height],
    ],
    'dark',
    thick,
  )
  for (let branch = 0; branch < 7; branch++) {
    const from = y - height * (0.3 + branch * 0.09)
    const side = branch % 2 ? 1 : -1
    const reach = height * random.between(0.1, 0.2) * (1 - branch * 0.07)
    line(
      scene,
      [
        [x, from],
        [x + side * reach * 0.6, from - reach * 0.5],
        [x + side * reach, from - reach * 1.1],
      ],
      'dark',
      thick * 0.4,
    )
    line(
      scene,
      [
        [x + side * reach * 0.55, from - reach * 0.45],
        [x + side * reach * 1.15, from - reach * 0.6],
      ],
      'dark',
      thick * 0.25,
    )
  }
}
