import { type Point, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, line } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ridge } from '../../parts/land.ts'
import { clouds, ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { prop } from '../../people/props.ts'
import { type Both, type Composition, WIDE } from '../piece.ts'
import { KEYWORDS } from './travel-parts.ts'

export const trainWindow: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Fensterplatz', 'Window seat'],
      ['Speisewagen', 'Dining car'],
      ['Fahrtrichtung', 'Direction of travel'],
    ]),
    alt: [
      'Eine Person sitzt im Zug am Fenster und liest, draußen zieht die Landschaft vorbei',
      'A person reads at a train window while the landscape passes outside',
    ],
    keywords: [...KEYWORDS, ['Zug', 'train'], ['Fenster', 'window'], ['Ruhe', 'calm']],
  },
  draw: drawTrain,
})

function drawTrain(stage: Stage): void {
  const { width, height, scene } = stage
  ground(stage)
  skyLight(stage, width * 0.6, height * 0.26, 1.2)
  if (!stage.night) clouds(stage, 2)
  drawPassingCountry(stage)
  drawWindow(stage)
  for (const side of [0.1, 0.84])
    for (let fold = 0; fold < 4; fold++)
      cut(scene, rectangle(width * (side + fold * 0.016), height * 0.08, width * 0.012, height * 0.6), 'b', {
        tone: fold % 2 ? -0.05 : 0,
      })
  cut(scene, rectangle(-BLEED, height * 0.9, width + 2 * BLEED, height), 'floor')
  drawSeats(stage)
  figure(stage, {
    x: width * 0.26,
    y: height * 1.02,
    height: height * 0.78,
    pose: 'read',
    outfit: outfitOf(stage, 0),
    held: (at) => prop(stage, 'book', at, 'c'),
  })
  cut(scene, roundedRectangle(width * 0.44, height * 0.72, width * 0.22, 16, 6), 'trunk')
  cut(scene, rectangle(width * 0.545, height * 0.73, 12, height * 0.3), 'trunk', { tone: -0.06 })
  prop(stage, 'cup', [width * 0.54, height * 0.715], 'a')
}

function drawPassingCountry(stage: Stage): void {
  const { height, width, random: chance } = stage
  const layers = [
    ['far', 0],
    ['mid', 1],
    ['near', 2],
  ] as const
  for (const [slot, row] of layers) {
    const hill = ridge(stage, height * (0.46 + row * 0.09), 26, slot)
    for (let index = 0; index < 4; index++)
      anyTree(stage, width * chance.next(), hill(0) + 20, height * (0.08 + row * 0.04))
  }
}

function drawWindow({ width, height, scene }: Stage): void {
  const hole: Point[] = roundedRectangle(width * 0.16, height * 0.12, width * 0.68, height * 0.54, 44)
  const wall = cut(scene, rectangle(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED), 'wall')
  const frame = scene.shapes[wall]
  if (frame) frame.rings = [...frame.rings, hole]
  line(scene, [...hole, ...hole.slice(0, 1)], 'white', 16)
}

function drawSeats({ scene, width, height }: Stage): void {
  for (const [side, index] of [
    [0.24, 0],
    [0.78, 1],
  ] as const) {
    cut(
      scene,
      roundedRectangle(width * (side - 0.13 + index * 0.06), height * 0.36, width * 0.16, height * 0.6, 30),
      'bloom',
      { tone: -0.04 },
    )
    cut(
      scene,
      roundedRectangle(
        width * (side - 0.14 + index * 0.06),
        height * 0.72,
        width * 0.22 - index * 10,
        height * 0.2,
        24,
      ),
      'bloom',
    )
  }
}
