import { arc } from '../../core/geometry.ts'
import { cut, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { heapOfFruit } from '../../parts/fruit.ts'
import { pendant } from '../../parts/furnishings.ts'
import { chair, table } from '../../parts/furniture.ts'
import { pictureFrame, room, windowView } from '../../parts/room.ts'
import { bottle, vase } from '../../parts/tableware.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, TALL, WIDE } from '../piece.ts'
import { KEYWORDS } from './interior-parts.ts'

export const supper: Composition = (random) => ({
  mood: random.pick(['night', 'dusk'] as const),
  format: random.pick([...WIDE, ...TALL]),
  words: {
    title: random.pick<Both>([
      ['Tisch für zwei', 'Table for two'],
      ['Unter der Lampe', 'Beneath the lamp'],
      ['Nachschlag', 'Second helping'],
    ]),
    alt: [
      'Zwei Menschen sitzen sich unter einer Lampe am gedeckten Tisch gegenüber',
      'Two people sit facing each other at a laid table beneath a lamp',
    ],
    keywords: [...KEYWORDS, ['Abendessen', 'supper'], ['Freundschaft', 'friendship'], ['Licht', 'light']],
  },
  draw: drawSupper,
})

function drawSupper(stage: Stage): void {
  const { width, height, scene, random: chance } = stage
  const floor = room(stage, 0.78, 'wall', 'floor', 'plain')
  drawLampLight(stage, floor)
  pendant(stage, width * 0.5, height * 0.1, 190, 'bloom')
  pictureFrame(stage, width * 0.1, height * 0.14, width * 0.16, height * 0.22)
  windowView(stage, width * 0.72, height * 0.12, width * 0.2, height * 0.28, false)
  const [base, tall] = [floor + height * 0.12, Math.min(height * 0.54, width * 0.6)]
  for (const side of [-1, 1]) {
    chair(stage, width / 2 + side * tall * 0.58, base, tall * 0.52, 'trunk', side > 0)
    figure(stage, {
      x: width / 2 + side * tall * 0.56,
      y: base,
      height: tall,
      pose: side < 0 ? chance.pick(['type', 'think'] as const) : 'type',
      flip: side > 0,
      outfit: outfitOf(stage, side < 0 ? 0 : 1),
    })
  }
  table(stage, width / 2, base + 6, tall * 0.86, tall * 0.38, 'light')
  const top = base + 6 - tall * 0.38
  heapOfFruit(stage, width / 2, top + 12, tall * 0.24)
  bottle(stage, width / 2 + tall * 0.2, top, tall * 0.26, 'leafDark')
  vase(stage, width / 2 - tall * 0.24, top, tall * 0.16)
  line(scene, arc(width / 2, top - 30, 60, 20, 0, 180, 8), 'white', 6)
}

function drawLampLight({ scene, width, height }: Stage, floor: number): void {
  cut(
    scene,
    [
      [width * 0.42, height * 0.22],
      [width * 0.58, height * 0.22],
      [width * 0.9, height * 1.1],
      [width * 0.1, height * 1.1],
    ],
    'wall',
    { tone: 0.07 },
  )
  cut(
    scene,
    [
      [width * 0.32, floor],
      [width * 0.68, floor],
      [width * 0.9, height * 1.1],
      [width * 0.1, height * 1.1],
    ],
    'floor',
    { tone: 0.07 },
  )
}
