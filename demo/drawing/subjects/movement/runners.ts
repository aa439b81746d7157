import { ellipse, path, rectangle } from '../../core/geometry.ts'
import { cut, fill, line } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ridge } from '../../parts/land.ts'
import { clouds, ground } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { POSES } from '../../people/pose.ts'
import { type Both, type Composition, WIDE } from '../piece.ts'
import { KEYWORDS } from './movement-parts.ts'

export const runners: Composition = (random) => {
  const count = random.whole(2, 4)
  const numbers: readonly Both[] = [
    ['Zwei', 'Two'],
    ['Drei', 'Three'],
    ['Vier', 'Four'],
  ]
  const [de, en] = numbers[count - 2] ?? ['Einige', 'Some']
  return {
    mood: random.pick(['bold', 'dusk', 'day'] as const),
    format: random.pick(WIDE),
    words: {
      title: random.pick<Both>([
        ['Kilometer dreißig', 'Kilometre thirty'],
        ['Vor dem Frühstück', 'Before breakfast'],
        ['Atem holen', 'Second wind'],
      ]),
      alt: [
        `${de} Menschen laufen in einer Reihe vor der aufgehenden Sonne`,
        `${en} people run in a row in front of the rising sun`,
      ],
      keywords: [...KEYWORDS, ['Laufen', 'running'], ['Morgen', 'morning']],
    },
    draw: (stage) => drawRunners(stage, count),
  }
}

function drawRunners(stage: Stage, count: number): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  fill(scene, ellipse(width * 0.5, height * 0.68, Math.min(width, height) * 0.4), 'sun')
  clouds(stage, 3)
  const back = ridge(stage, height * 0.7, 16, 'far')
  for (const share of [0.06, 0.94]) anyTree(stage, width * share, back(width * share) + 8, height * 0.36)
  cut(scene, rectangle(-BLEED, height * 0.84, width + 2 * BLEED, height), 'bloom', { tone: -0.04 })
  for (const lane of [0.88, 0.94])
    line(scene, path([-BLEED, height * lane, width + BLEED, height * lane]), 'white', 6)
  for (let index = 0; index < count; index++) {
    const tilt = chance.between(-6, 8)
    const swing =
      index % 2
        ? POSES.run
        : { ...POSES.run, lean: POSES.run.lean + tilt, near: POSES.run.far, far: POSES.run.near }
    figure(stage, {
      x: (width * (index + 0.5)) / count,
      y: height * (0.86 + (index % 2) * 0.05),
      height: height * 0.58,
      pose: swing,
      outfit: { ...outfitOf(stage, index), garment: 'shorts' },
    })
  }
}
