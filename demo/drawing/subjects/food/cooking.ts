import { ellipse, type Point, polar, roundedRectangle, steps, TURN } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { cut, fill, line, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { fruit } from '../../parts/fruit.ts'
import { pendant } from '../../parts/furnishings.ts'
import { table } from '../../parts/furniture.ts'
import { room } from '../../parts/room.ts'
import { bottle, cup } from '../../parts/tableware.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { ANY, type Composition } from '../piece.ts'
import { KEYWORDS } from './food-parts.ts'

export const cooking: Composition = (random) => ({
  mood: random.pick(['day', 'night', 'dusk'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Probier mal', 'Have a taste'],
      ['Küchenfest', 'Kitchen party'],
      ['Zu viele Köche', 'Too many cooks'],
    ]),
    alt: [
      'Zwei Menschen kochen gemeinsam, aus dem Topf steigt Dampf, auf dem Tisch liegt Gemüse',
      'Two people cook together, with steam rising from the pot and vegetables on the table',
    ],
    keywords: [...KEYWORDS, ['Kochen', 'cooking'], ['Küche', 'kitchen'], ['Menschen', 'people']],
  },
  draw: drawKitchen,
})

function drawKitchen(stage: Stage): void {
  const { width, height, random: chance } = stage
  const floor = room(stage, 0.82, 'wall', 'floor', 'checks')
  for (const share of [0.3, 0.66])
    pendant(stage, width * share, height * 0.16, 110, chance.pick(['a', 'bloom', 'c'] as const))
  drawPans(stage)
  const tall = height * 0.6
  figure(stage, {
    x: width * 0.24,
    y: floor + height * 0.1,
    height: tall,
    pose: 'cook',
    outfit: outfitOf(stage, 0),
  })
  figure(stage, {
    x: width * 0.8,
    y: floor + height * 0.1,
    height: tall * 0.96,
    pose: 'cook',
    flip: true,
    outfit: outfitOf(stage, 1),
  })
  const top = height * 0.66
  table(stage, width / 2, height * 1.02, width * 0.86, height * 1.02 - top, 'trunk')
  pot(stage, width * 0.44, top, Math.min(width, height) * 0.2)
  for (const [index, kind] of (['melon', 'lemon', 'pear', 'apple'] as const).entries())
    fruit(
      stage,
      kind,
      width * (0.58 + index * 0.075),
      top,
      Math.min(width, height) * 0.085,
      (['bloom', 'sun', 'leafLight', 'bloom'] as const)[index] ?? 'a',
    )
  bottle(stage, width * 0.3, top, height * 0.16, 'leafDark')
  cup(stage, width * 0.22, top, 60, 'white', false)
}

function drawPans({ width, scene, height }: Stage): void {
  for (let pan = 0; pan < 4; pan++) {
    const x = width * (0.36 + pan * 0.09)
    line(
      scene,
      [
        [x, height * 0.28],
        [x, height * 0.36],
      ],
      'dark',
      6,
    )
    fill(scene, ellipse(x, height * 0.4, 26 + pan * 3), pan % 2 ? 'dark' : 'd')
  }
}

function pot({ scene }: Stage, x: number, y: number, size: number): void {
  const slot: Slot = 'bloom'
  for (const side of [-1, 1])
    line(
      scene,
      [
        [x + side * size * 0.5, y - size * 0.4],
        [x + side * size * 0.64, y - size * 0.4],
      ],
      'dark',
      10,
    )
  cut(scene, roundedRectangle(x - size * 0.5, y - size * 0.56, size, size * 0.56, size * 0.1), slot)
  fill(scene, ellipse(x, y - size * 0.56, size * 0.5, size * 0.08), 'dark')
  for (const dx of [-0.2, 0.06, 0.28])
    line(
      scene,
      steps(
        7,
        (share): Point => [
          x + dx * size + Math.sin(share * 8 + dx * 9) * 14,
          y - size * (0.75 + share * 0.9),
        ],
      ),
      'white',
      9,
    )
  line(
    scene,
    [
      [x + size * 0.1, y - size * 0.5],
      [x - size * 0.3, y - size * 1.05],
    ],
    'trunk',
    9,
  )
  fill(scene, leaf(polar([x, y - size * 0.6], TURN * 0.7, 10), -1, 30, 14), 'leaf')
}
