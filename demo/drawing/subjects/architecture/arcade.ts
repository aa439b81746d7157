import { flyingBird } from '../../animals/birds.ts'
import { arc, rectangle } from '../../core/geometry.ts'
import { cut, inside } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, TALL } from '../piece.ts'
import { KEYWORDS } from './architecture-parts.ts'

export const arcade: Composition = (random) => ({
  mood: random.pick(['dusk', 'day', 'bold', 'night'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick<Both>([
      ['Arkaden', 'Arcades'],
      ['Schattenseite', 'On the shady side'],
      ['Siesta', 'Siesta'],
    ]),
    alt: [
      'Hohe Bögen in Reihen übereinander werfen lange Schatten, eine einzelne Person geht hindurch',
      'Tall arches in stacked rows cast long shadows as a single person walks through',
    ],
    keywords: [...KEYWORDS, ['Bögen', 'arches'], ['Schatten', 'shadow'], ['Stille', 'silence']],
  },
  draw: drawArcade,
})

function drawArcade(stage: Stage): void {
  const { width, height, scene } = stage
  ground(stage)
  skyLight(stage, width * 0.75, height * 0.14, 1.4)
  const floors = 3
  const base = height * 0.82
  cut(scene, rectangle(width * 0.08, height * 0.2, width * 0.92 + BLEED, base - height * 0.2), 'light')
  cut(scene, rectangle(width * 0.04, height * 0.185, width + BLEED, height * 0.025), 'light', {
    tone: -0.1,
  })
  drawArches(stage, floors, base)
  cut(scene, rectangle(-BLEED, base, width + 2 * BLEED, height), 'floor')
  cut(
    scene,
    [
      [width * 0.08, base],
      [width + BLEED, base],
      [width + BLEED, height * 0.92],
      [width * 0.3, height * 0.92],
    ],
    'floor',
    { tone: -0.12 },
  )
  drawWalker(stage)
  flyingBird(stage, width * 0.2, height * 0.12, width * 0.13, false, 'white', 'light')
}

function drawArches({ height, width, scene }: Stage, floors: number, base: number): void {
  for (let floor = 0; floor < floors; floor++) {
    const tall = (base - height * 0.24) / floors
    const y = base - floor * tall
    for (let column = 0; column < 4; column++) {
      const [x, half] = [width * (0.22 + column * 0.25), width * 0.085]
      const arch = cut(
        scene,
        [...arc(x, y - tall * 0.62, half, half, 180, 360, 14), [x + half, y], [x - half, y]],
        'front',
      )
      inside(scene, arch, () =>
        cut(
          scene,
          [
            [x - half, y - tall],
            [x + half * 0.2, y - tall],
            [x + half * 0.9, y],
            [x - half, y],
          ],
          'mid',
        ),
      )
    }
    cut(scene, rectangle(width * 0.06, y - tall - 8, width + BLEED, 14), 'light', { tone: -0.08 })
  }
}

function drawWalker(stage: Stage): void {
  const { width, random: chance, scene, height } = stage
  const x = width * chance.between(0.3, 0.6)
  cut(
    scene,
    [
      [x - 10, height * 0.93],
      [x + 14, height * 0.93],
      [x + width * 0.3, height * 0.99],
      [x + width * 0.26, height * 1.0],
    ],
    'floor',
    { tone: -0.16 },
  )
  figure(stage, {
    x,
    y: height * 0.935,
    height: height * 0.16,
    pose: 'walk',
    outfit: { ...outfitOf(stage, 0), style: 'hat' },
  })
}
