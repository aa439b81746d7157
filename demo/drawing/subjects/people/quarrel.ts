import { path, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, line } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ground } from '../../parts/sky.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Composition, SQUARE, WIDE } from '../piece.ts'

export const quarrel: Composition = (random) => ({
  mood: random.pick(['bold', 'paper', 'day'] as const),
  format: random.pick([...WIDE, SQUARE]),
  words: {
    title: random.pick([
      ['Zwei Meinungen', 'Two opinions'],
      ['Redebedarf', 'We need to talk'],
      ['Ja, aber', 'Yes, but'],
    ]),
    alt: [
      'Zwei Menschen streiten mit weiten Gesten, zwischen ihnen verknoten sich ihre Sprechblasen',
      'Two people argue with sweeping gestures while their speech bubbles tangle between them',
    ],
    keywords: [
      ['Streit', 'argument'],
      ['Gespräch', 'conversation'],
      ['Editorial', 'editorial'],
      ['Gesellschaft', 'society'],
    ],
  },
  draw: drawQuarrel,
})

function drawQuarrel(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  cut(scene, rectangle(-BLEED, height * 0.88, width + 2 * BLEED, height), 'far')
  bubble(stage, width * 0.34, height * 0.25, width * 0.34, height * 0.3, 'a', -1)
  bubble(stage, width * 0.66, height * 0.3, width * 0.34, height * 0.3, 'b', 1)
  const knot = Array.from(
    { length: 26 },
    (_, index) =>
      [
        width / 2 + Math.cos(index * 1.9) * width * 0.07 * chance.between(0.5, 1.2),
        height * 0.28 + Math.sin(index * 2.3) * height * 0.1,
      ] as const,
  )
  line(scene, [[width * 0.26, height * 0.25], ...knot, [width * 0.74, height * 0.3]], 'dark', 5)
  const tall = height * 0.52
  figure(stage, {
    x: width * 0.2,
    y: height * 0.93,
    height: tall,
    pose: 'argue',
    outfit: outfitOf(stage, 0),
  })
  figure(stage, {
    x: width * 0.8,
    y: height * 0.93,
    height: tall * 1.03,
    pose: chance.pick(['shrug', 'argue', 'point'] as const),
    flip: true,
    outfit: outfitOf(stage, 1),
  })
}

function bubble(
  { scene }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  slot: 'a' | 'b',
  side: number,
): void {
  cut(scene, roundedRectangle(x - width / 2, y - height / 2, width, height, 34), slot)
  cut(
    scene,
    path([
      x + side * width * 0.2,
      y + height * 0.4,
      x + side * width * 0.42,
      y + height * 0.75,
      x + side * width * 0.36,
      y + height * 0.36,
    ]),
    slot,
  )
}
