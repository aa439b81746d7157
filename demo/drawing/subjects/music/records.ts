import { cat } from '../../animals/cat.ts'
import { ellipse, path, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, fill, line, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { pottedPlant, rug } from '../../parts/furnishings.ts'
import { pictureFrame, room } from '../../parts/room.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS, notes } from './music-parts.ts'

export const records: Composition = (random) => ({
  mood: random.pick(['day', 'night', 'bold'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['B-Seite', 'B-side'],
      ['Dreiunddreißig', 'Thirty-three'],
      ['Plattenabend', 'Records night'],
    ]),
    alt: [
      'Jemand hört im Wohnzimmer Schallplatten, Hüllen liegen am Boden, daneben sitzt die Katze',
      'Somebody listens to records in the living room, sleeves on the floor, the cat beside them',
    ],
    keywords: [...KEYWORDS, ['Schallplatte', 'vinyl'], ['Zuhause', 'home']],
  },
  draw: drawRecords,
})

function drawRecords(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  const floor = room(stage, 0.72, 'wall', 'floor', stage.hand.pattern)
  for (const [x, y] of [
    [0.1, 0.1],
    [0.3, 0.08],
    [0.76, 0.12],
  ] as const)
    pictureFrame(stage, width * x, height * y, width * 0.14, width * 0.14)
  const [x, y] = [width * 0.66, floor + height * 0.04]
  recordPlayer(stage, x, y)
  rug(stage, width * 0.36, height * 0.9, width * 0.6, height * 0.14, ['b', 'light', 'a'])
  figure(stage, {
    x: width * 0.34,
    y: height * 0.93,
    height: height * 0.56,
    pose: chance.pick(['dance', 'twirl', 'relaxed'] as const),
    outfit: outfitOf(stage, 0),
  })
  for (const [index, dx] of [0.54, 0.64, 0.78].entries()) {
    place(scene, { x: width * dx, y: height * 0.92, turn: chance.swing() * 0.3 }, () => {
      cut(scene, rectangle(-46, -22, 92, 44), (['bloom', 'c', 'd'] as const)[index] ?? 'a')
      fill(scene, ellipse(30, -4, 36, 15), 'dark')
      fill(scene, ellipse(30, -4, 11, 4.6), 'sun')
    })
  }
  cat(stage, 'back', width * 0.9, height * 0.96, Math.min(width, height) * 0.22, false, 'dark')
  pottedPlant(stage, width * 0.07, floor + height * 0.08, height * 0.36, 'monstera', 'c')
  notes(stage, x, height * 0.42, 6, width * 0.16)
}

/** A player on a shelf full of sleeves. */
function recordPlayer({ scene, width, height, random: chance }: Stage, x: number, y: number): void {
  cut(scene, rectangle(x - width * 0.2, y - height * 0.2, width * 0.4, height * 0.2), 'trunk')
  for (let sleeve = 0; sleeve < 16; sleeve++)
    cut(
      scene,
      rectangle(x - width * 0.18 + sleeve * width * 0.022, y - height * 0.17, width * 0.014, height * 0.16),
      chance.pick(['a', 'b', 'c', 'd', 'light', 'bloom'] as const),
    )
  cut(scene, roundedRectangle(x - width * 0.14, y - height * 0.25, width * 0.28, height * 0.05, 6), 'dark')
  fill(scene, ellipse(x - width * 0.02, y - height * 0.255, width * 0.1, height * 0.018), 'front')
  line(
    scene,
    path([
      x + width * 0.11,
      y - height * 0.25,
      x + width * 0.11,
      y - height * 0.3,
      x + width * 0.02,
      y - height * 0.27,
    ]),
    'light',
    5,
  )
}
