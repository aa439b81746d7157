import { ellipse, rectangle } from '../../core/geometry.ts'
import { cut, fill, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { table } from '../../parts/furniture.ts'
import { pictureFrame, room, windowView } from '../../parts/room.ts'
import { bottle } from '../../parts/tableware.ts'
import { bust, bustOf } from '../../people/bust.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { prop } from '../../people/props.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './interior-parts.ts'

export const studio: Composition = (random) => ({
  mood: random.pick(['day', 'dusk'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Atelier', 'Studio'],
      ['Modell sitzt', 'Sitting for it'],
      ['Noch nicht fertig', 'Not finished yet'],
    ]),
    alt: [
      'Eine Person malt im Atelier ein Porträt an der Staffelei, an der Wand hängen Bilder',
      'A person paints a portrait at the easel in a studio hung with pictures',
    ],
    keywords: [...KEYWORDS, ['Atelier', 'studio'], ['Malerei', 'painting'], ['Kunst', 'art']],
  },
  draw: drawStudio,
})

function drawStudio(stage: Stage): void {
  const { width, height } = stage
  const floor = room(stage, 0.76, 'wall', 'floor', 'plain')
  windowView(stage, width * 0.06, height * 0.08, width * 0.3, height * 0.46, true)
  for (const [x, y, w, h] of [
    [0.44, 0.08, 0.13, 0.15],
    [0.6, 0.06, 0.16, 0.2],
    [0.8, 0.1, 0.14, 0.14],
  ] as const)
    pictureFrame(stage, width * x, height * y, width * w, height * h)
  const [ex, ey] = [width * 0.66, floor + height * 0.13]
  drawEasel(stage, ex, ey)
  figure(stage, {
    x: width * 0.36,
    y: ey + height * 0.02,
    height: height * 0.58,
    pose: 'paint',
    outfit: { ...outfitOf(stage, 0), garment: 'trousers' },
    held: (at) => prop(stage, 'brush', at, 'bloom'),
  })
  table(stage, width * 0.12, ey + height * 0.03, width * 0.2, height * 0.22, 'trunk')
  for (const [index, dx] of [-0.06, -0.02, 0.03].entries())
    bottle(
      stage,
      width * (0.12 + dx),
      ey - height * 0.19,
      height * (0.07 + index * 0.02),
      (['a', 'c', 'd'] as const)[index] ?? 'a',
    )
  drawPaintSpots(stage, floor)
}

function drawEasel(stage: Stage, ex: number, ey: number): void {
  const { scene, height, width } = stage
  for (const dx of [-0.1, 0.1, 0])
    line(
      scene,
      [
        [ex, ey - height * 0.66],
        [ex + dx * width, ey + (dx === 0 ? -20 : 0)],
      ],
      'trunk',
      9,
    )
  const canvas = cut(
    scene,
    rectangle(ex - width * 0.14, ey - height * 0.6, width * 0.28, height * 0.4),
    'sun',
  )
  const first = scene.shapes.length
  bust(stage, ex, ey - height * 0.4, height * 0.2, bustOf(stage, 2), false)
  for (const shape of scene.shapes.slice(first)) shape.clip ??= canvas
  cut(scene, rectangle(ex - width * 0.15, ey - height * 0.2, width * 0.3, 12), 'trunk')
}

function drawPaintSpots({ scene, width, random: chance, height }: Stage, floor: number): void {
  for (let spot = 0; spot < 26; spot++)
    fill(
      scene,
      ellipse(
        width * chance.between(0.3, 0.95),
        floor + chance.between(height * 0.12, height * 0.24),
        chance.between(3, 11),
        chance.between(2, 5),
      ),
      chance.pick(['a', 'bloom', 'c', 'd', 'white'] as const),
    )
}
