import { rectangle } from '../../core/geometry.ts'
import { cut } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { bookcase, floorLamp, pottedPlant } from '../../parts/furnishings.ts'
import { armchair, table } from '../../parts/furniture.ts'
import { pictureFrame, windowView } from '../../parts/room.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, TALL } from '../piece.ts'
import { KEYWORDS } from './interior-parts.ts'

export const dollhouse: Composition = (random) => ({
  mood: random.pick(['dusk', 'night', 'day'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick<Both>([
      ['Hausgemeinschaft', 'Housemates'],
      ['Sechs Zimmer', 'Six rooms'],
      ['Aufgeschnitten', 'Cutaway'],
    ]),
    alt: [
      'Aufgeschnittenes Haus mit sechs Zimmern, in jedem tut jemand etwas anderes',
      'Cutaway house with six rooms, somebody doing something different in each',
    ],
    keywords: [...KEYWORDS, ['Haus', 'house'], ['Nachbarn', 'neighbours'], ['Alltag', 'everyday life']],
  },
  draw: drawDollhouse,
})

function drawDollhouse(stage: Stage): void {
  const { width, height, scene } = stage
  cut(scene, rectangle(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED), 'ground', { backdrop: true })
  const [left, right, top, bottom] = [width * 0.1, width * 0.9, height * 0.24, height * 0.94]
  cut(
    scene,
    [
      [left - 30, top],
      [width / 2, height * 0.05],
      [right + 30, top],
    ],
    'bloom',
  )
  cut(scene, rectangle(width * 0.68, height * 0.06, width * 0.07, height * 0.12), 'trunk')
  cut(scene, rectangle(-BLEED, bottom, width + 2 * BLEED, height), 'near')
  drawSixRooms(stage, left, right, top, bottom)
  for (let wall = 0; wall < 4; wall++)
    cut(scene, rectangle(left - 10, top + (wall * (bottom - top)) / 3 - 5, right - left + 20, 11), 'dark')
  for (const x of [left, (left + right) / 2, right])
    cut(scene, rectangle(x - 6, top, 12, bottom - top), 'dark')
}

function drawSixRooms(stage: Stage, left: number, right: number, top: number, bottom: number): void {
  const { random: chance, scene } = stage
  const acts = chance.shuffle([
    'dance',
    'stretch',
    'cook',
    'phone',
    'paint',
    'argue',
    'play',
    'read',
  ] as const)
  for (let cell = 0; cell < 6; cell++) {
    const [w, h] = [(right - left) / 2, (bottom - top) / 3]
    const [x, y] = [left + (cell % 2) * w, top + Math.floor(cell / 2) * h]
    cut(scene, rectangle(x, y, w, h), (['a', 'c', 'wall', 'd', 'light', 'b'] as const)[cell] ?? 'wall')
    cut(scene, rectangle(x, y + h * 0.88, w, h * 0.12), 'trunk', { tone: 0.08 })
    dollRoom(stage, x, y + h * 0.9, w, h, cell)
    const pose = acts[cell] ?? 'stand'
    figure(stage, {
      x: x + w * 0.55,
      y: y + h * 0.93,
      height: h * 0.66,
      pose: pose === 'read' || pose === 'play' ? 'relaxed' : pose,
      flip: cell % 2 === 0,
      outfit: outfitOf(stage, cell),
    })
  }
}

function dollRoom(stage: Stage, x: number, y: number, width: number, height: number, cell: number): void {
  if (cell === 0) floorLamp(stage, x + width * 0.2, y, height * 0.62, 'sun')
  if (cell === 1) bookcase(stage, x + width * 0.66, y, width * 0.28, height * 0.66, 3, 'trunk')
  if (cell === 2) armchair(stage, x + width * 0.22, y, height * 0.46, 'bloom', false)
  if (cell === 3) pottedPlant(stage, x + width * 0.82, y, height * 0.56, 'monstera', 'white')
  if (cell === 4) table(stage, x + width * 0.24, y, width * 0.36, height * 0.34, 'trunk')
  if (cell === 5) windowView(stage, x + width * 0.12, y - height * 0.74, width * 0.26, height * 0.4, true)
  pictureFrame(stage, x + width * (cell % 2 ? 0.44 : 0.6), y - height * 0.78, width * 0.15, height * 0.2)
}
