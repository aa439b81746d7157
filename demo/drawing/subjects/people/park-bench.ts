import { quadruped } from '../../animals/quadruped.ts'
import { rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ridge } from '../../parts/land.ts'
import { plant } from '../../parts/plants.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { prop } from '../../people/props.ts'
import { type Composition, WIDE } from '../piece.ts'

export const parkBench: Composition = (random) => {
  const dusk = random.chance(0.4)
  const two = random.chance(0.5)
  return {
    mood: dusk ? 'dusk' : 'day',
    format: random.pick(WIDE),
    words: {
      title: random.pick([
        ['Kapitel zwölf', 'Chapter twelve'],
        ['Sonntag im Park', 'Sunday in the park'],
        ['Nur noch eine Seite', 'Just one more page'],
      ]),
      alt: two
        ? [
            'Zwei Menschen sitzen auf einer Parkbank, eine Person liest, ein Hund wartet daneben',
            'Two people on a park bench, one of them reading, a dog waiting beside them',
          ]
        : [
            'Eine Person sitzt lesend auf einer Parkbank, ein Hund wartet daneben',
            'A person reading on a park bench, a dog waiting beside them',
          ],
      keywords: [
        ['Park', 'park'],
        ['Lesen', 'reading'],
        ['Freizeit', 'leisure'],
        ['Menschen', 'people'],
      ],
    },
    draw: (stage) => drawParkBench(stage, two),
  }
}

function drawParkBench(stage: Stage, two: boolean): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.15, 0.85), height * 0.2, 1.2)
  const back = ridge(stage, height * 0.62, 18, 'far')
  for (const share of [0.08, 0.22, 0.8, 0.95])
    anyTree(stage, width * share, back(width * share) + 10, height * chance.between(0.42, 0.58))
  ridge(stage, height * 0.78, 8, 'mid')
  const floor = height * 0.9
  const tall = height * 0.56
  cut(scene, rectangle(-BLEED, floor - 6, width + 2 * BLEED, height), 'light', { tone: -0.03 })
  bench(stage, width * 0.5, floor, width * 0.5, tall * 0.26)
  figure(stage, {
    x: width * 0.4,
    y: floor,
    height: tall,
    pose: 'read',
    outfit: outfitOf(stage, 0),
    held: (at) => prop(stage, 'book', at, 'c'),
  })
  if (two)
    figure(stage, {
      x: width * 0.62,
      y: floor,
      height: tall * 0.98,
      pose: chance.pick(['think', 'sit'] as const),
      outfit: outfitOf(stage, 1),
      flip: chance.chance(0.5),
    })
  quadruped(stage, 'dog', 'stand', width * 0.83, floor + 6, height * 0.17, true)
  for (let index = 0; index < 8; index++)
    plant(
      stage,
      chance.pick(['grass', 'daisy', 'fern'] as const),
      chance.between(0, width),
      height + 12,
      height * 0.13,
    )
}

function bench({ scene }: Stage, x: number, y: number, width: number, seat: number): void {
  for (const side of [-0.42, 0.42]) cut(scene, rectangle(x + width * side - 5, y - seat, 10, seat), 'dark')
  for (const rail of [1.85, 1.5])
    cut(scene, roundedRectangle(x - width / 2, y - seat * rail, width, seat * 0.2, 4), 'trunk')
  for (const side of [-0.42, 0.42])
    cut(scene, rectangle(x + width * side - 4, y - seat * 1.9, 8, seat), 'dark')
  cut(scene, roundedRectangle(x - width / 2, y - seat * 1.06, width, seat * 0.17, 4), 'trunk', { tone: 0.04 })
}
