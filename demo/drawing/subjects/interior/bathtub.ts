import { ellipse, path, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, fill, line, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { pottedPlant } from '../../parts/furnishings.ts'
import { patternOver } from '../../parts/patterns.ts'
import { room, windowView } from '../../parts/room.ts'
import { bust, bustOf } from '../../people/bust.ts'
import { type Both, type Composition, SQUARE, WIDE } from '../piece.ts'
import { KEYWORDS } from './interior-parts.ts'

export const bathtub: Composition = (random) => ({
  mood: random.pick(['day', 'night', 'dusk'] as const),
  format: random.pick([...WIDE, SQUARE]),
  words: {
    title: random.pick<Both>([
      ['Schaumbad', 'Bubble bath'],
      ['Offline', 'Offline'],
      ['Kapitänin der Wanne', 'Captain of the tub'],
    ]),
    alt: [
      'Jemand liegt mit einem Buch in der Badewanne voller Schaum, darin schwimmt ein Papierboot',
      'Somebody lies in a foamy bathtub with a book, a paper boat floating beside them',
    ],
    keywords: [...KEYWORDS, ['Bad', 'bathroom'], ['Entspannung', 'relaxation'], ['Humor', 'humour']],
  },
  draw: drawBathroom,
})

function drawBathroom(stage: Stage): void {
  const { width, height, scene } = stage
  const floor = room(stage, 0.8, 'wall', 'floor', 'checks')
  windowView(stage, width * 0.62, height * 0.1, width * 0.24, height * 0.34, true)
  const [x, y, half] = [width * 0.5, floor + height * 0.1, width * 0.34]
  const tall = height * 0.36
  bust(
    stage,
    x - half * 0.62,
    y - tall * 1.18,
    height * 0.26,
    { ...bustOf(stage, 0), garment: 'boat', style: 'topknot' },
    false,
  )
  drawFoam(stage, x, y, half, tall)
  drawPaperBoat(stage, x, y, half, tall)
  const knee = x + half * 0.72
  fill(
    scene,
    [
      [knee - 40, y - tall * 0.9],
      [knee - 26, y - tall * 1.3],
      [knee + 14, y - tall * 1.34],
      [knee + 40, y - tall * 0.9],
    ],
    'skin0',
  )
  drawTub(stage, x, y, half, tall, floor)
  pottedPlant(stage, width * 0.1, floor + height * 0.14, height * 0.4, 'fern', 'c')
  const mat = cut(scene, rectangle(x - half * 0.4, y + height * 0.02, half * 0.8, height * 0.05), 'd')
  patternOver(stage, mat, 'stripes', 'white', 18)
}

function drawFoam({ scene, random: chance }: Stage, x: number, y: number, half: number, tall: number): void {
  for (let puff = 0; puff < 20; puff++)
    fill(
      scene,
      ellipse(
        x - half * 0.9 + (puff / 19) * half * 1.8,
        y - tall * chance.between(0.92, 1.06),
        half * chance.between(0.07, 0.13),
      ),
      'white',
      { tone: puff % 3 ? 0 : -0.04 },
    )
}

function drawPaperBoat({ scene }: Stage, x: number, y: number, half: number, tall: number): void {
  place(scene, { x: x + half * 0.3, y: y - tall * 1.06 }, () => {
    cut(scene, path([-70, -30, 70, -30, 44, 10, -44, 10]), 'light')
    cut(
      scene,
      [
        [-40, -30],
        [0, -86],
        [40, -30],
      ],
      'light',
      { tone: -0.06 },
    )
  })
}

function drawTub({ scene }: Stage, x: number, y: number, half: number, tall: number, floor: number): void {
  fill(
    scene,
    [
      [x - half * 1.1, y - tall],
      [x - half, y - tall * 0.3],
      [x - half * 0.72, y - tall * 0.06],
      [x + half * 0.72, y - tall * 0.06],
      [x + half, y - tall * 0.3],
      [x + half * 1.1, y - tall],
      [x + half, y - tall * 0.93],
      [x - half, y - tall * 0.93],
    ],
    'a',
  )
  cut(scene, roundedRectangle(x - half * 1.14, y - tall * 1.02, half * 2.28, tall * 0.1, 14), 'a', {
    tone: 0.05,
  })
  for (const side of [-0.66, 0.66]) fill(scene, ellipse(x + side * half, y, 22, 16), 'sun')
  line(
    scene,
    [
      [x + half * 1.02, floor],
      [x + half * 1.02, y - tall * 1.4],
      [x + half * 0.86, y - tall * 1.42],
      [x + half * 0.84, y - tall * 1.3],
    ],
    'dark',
    12,
  )
}
