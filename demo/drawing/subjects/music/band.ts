import { ellipse, path, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, fill, line } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ground } from '../../parts/sky.ts'
import { outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, WIDE } from '../piece.ts'
import { KEYWORDS, notes, player } from './music-parts.ts'

export const band: Composition = (random) => ({
  mood: random.pick(['night', 'bold', 'dusk'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Zugabe', 'Encore'],
      ['Kellerkonzert', 'Basement gig'],
      ['Eins, zwei, drei, vier', 'One, two, three, four'],
    ]),
    alt: [
      'Eine vierköpfige Band spielt im Scheinwerferlicht vor tanzendem Publikum',
      'A four-piece band plays in the spotlights before a dancing crowd',
    ],
    keywords: [...KEYWORDS, ['Konzert', 'concert'], ['Band', 'band'], ['Bühne', 'stage']],
  },
  draw: drawBand,
})

function drawBand(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  spotlights(stage)
  cut(scene, rectangle(-BLEED, height * 0.76, width + 2 * BLEED, height), 'trunk')
  cut(scene, rectangle(-BLEED, height * 0.76, width + 2 * BLEED, 12), 'light')
  const line4 = chance.shuffle(['guitar', 'keys', 'drum', 'trumpet'] as const)
  for (const [index, instrument] of line4.entries())
    player(stage, instrument, {
      x: width * (0.16 + index * 0.225),
      y: height * 0.8,
      height: height * 0.52,
      flip: index > 1,
      outfit: outfitOf(stage, index),
    })
  for (const share of [0.04, 0.94])
    for (const row of [0, 1]) {
      cut(
        scene,
        roundedRectangle(width * share - 40, height * (0.56 - row * 0.2), 84, height * 0.19, 8),
        'dark',
      )
      fill(scene, ellipse(width * share + 2, height * (0.66 - row * 0.2), 28), 'front')
      fill(scene, ellipse(width * share + 2, height * (0.66 - row * 0.2), 11), 'light')
    }
  crowd(stage)
  notes(stage, width * 0.5, height * 0.3, 9, width * 0.4)
}

function spotlights({ scene, width, height }: Stage): void {
  for (const [index, share] of [0.12, 0.36, 0.64, 0.88].entries())
    cut(
      scene,
      path([
        width * share - 14,
        -BLEED,
        width * share + 14,
        -BLEED,
        width * (0.5 + (share - 0.5) * 0.4) + width * 0.14,
        height * 0.84,
        width * (0.5 + (share - 0.5) * 0.4) - width * 0.14,
        height * 0.84,
      ]),
      index % 2 ? 'far' : 'mid',
      { tone: 0.02 },
    )
}

function crowd({ scene, width, height, random: chance }: Stage): void {
  for (let fan = 0; fan < 9; fan++) {
    const x = (width * (fan + 0.5)) / 9 + chance.swing() * 20
    const y = height * chance.between(0.94, 1.0)
    fill(scene, ellipse(x, y, 34, 38), 'front')
    line(scene, path([x - 30, y + 40, x - 44, y - 40, x - 30, y - 100]), 'front', 17)
    if (fan % 2) line(scene, path([x + 30, y + 40, x + 46, y - 30, x + 40, y - 90]), 'front', 17)
  }
}
