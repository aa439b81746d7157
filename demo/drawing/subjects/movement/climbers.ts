import { type Point, path, polar, steps } from '../../core/geometry.ts'
import { cut, fill, line } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ground } from '../../parts/sky.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, TALL } from '../piece.ts'
import { KEYWORDS } from './movement-parts.ts'

export const climbers: Composition = (random) => ({
  mood: random.pick(['bold', 'day', 'paper'] as const),
  format: random.pick(TALL),
  surface: 'wall',
  words: {
    title: random.pick<Both>([
      ['Griffe', 'Holds'],
      ['Schwierigkeit sieben', 'Grade seven'],
      ['Hand über Hand', 'Hand over hand'],
    ]),
    alt: [
      'Drei Menschen klettern an bunten Griffen in die Höhe',
      'Three people climb upwards on colourful holds',
    ],
    keywords: [...KEYWORDS, ['Klettern', 'climbing'], ['Mut', 'courage']],
  },
  draw: drawClimbers,
})

function drawClimbers(stage: Stage): void {
  const { width, height, scene } = stage
  ground(stage)
  wallWithHolds(stage)
  for (const [index, [x, y, flip]] of (
    [
      [0.3, 0.42, false],
      [0.7, 0.68, true],
      [0.36, 0.97, false],
    ] as const
  ).entries()) {
    line(scene, path([width * x, height * y - height * 0.16, width * (x + 0.03), -BLEED]), 'dark', 4)
    figure(stage, {
      x: width * x,
      y: height * y,
      height: height * 0.32,
      flip,
      pose: {
        lean: 6,
        nod: -22,
        near: { upperArm: 150, foreArm: 172, thigh: 82, shin: -12 },
        far: { upperArm: 112, foreArm: 168, thigh: 18, shin: -38 },
      },
      outfit: { ...outfitOf(stage, index), garment: 'trousers' },
    })
  }
}

function wallWithHolds({ scene, width, height, random: chance }: Stage): void {
  for (let facet = 0; facet < 9; facet++) {
    const [x, y] = [width * chance.next(), height * chance.next()]
    cut(
      scene,
      steps(5, (share): Point => polar([x, y], share * 5 + facet, width * chance.between(0.14, 0.34))),
      'far',
      { tone: chance.between(-0.03, 0.04) },
    )
  }
  for (let hold = 0; hold < 54; hold++) {
    const [x, y] = [width * (0.06 + 0.88 * chance.next()), height * (0.03 + 0.94 * ((hold * 0.618) % 1))]
    fill(
      scene,
      steps(8, (share) => polar([x, y], share * 6.28, chance.between(11, 30))).slice(0, 7),
      chance.pick(['a', 'b', 'c', 'd', 'bloom', 'sun'] as const),
    )
  }
}
