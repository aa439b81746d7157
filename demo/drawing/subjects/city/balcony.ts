import { flyingBird } from '../../animals/birds.ts'
import { rectangle } from '../../core/geometry.ts'
import { cut, line } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { pottedPlant } from '../../parts/furnishings.ts'
import { ground } from '../../parts/sky.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import type { PoseName } from '../../people/pose.ts'
import { type Prop, prop } from '../../people/props.ts'
import { type Composition, TALL } from '../piece.ts'

function balconyCell(stage: Stage, x: number, y: number, width: number, height: number, index: number): void {
  const { scene, random } = stage
  const acts: [PoseName, Prop | null][] = [
    ['water', 'watering-can'],
    ['wave', null],
    ['phone', 'phone'],
    ['relaxed', 'cup'],
    ['play', 'trumpet'],
    ['stretch', null],
    ['paint', 'brush'],
  ]
  const [pose, thing] = acts[(index * 3 + random.whole(0, 2)) % acts.length] ?? ['wave', null]
  cut(
    scene,
    rectangle(x - width * 0.3, y - height * 0.86, width * 0.6, height * 0.86),
    stage.night || random.chance(0.4) ? 'glow' : 'front',
  )
  shutters(stage, x, y, width, height)
  figure(stage, {
    x: x + random.swing() * width * 0.1,
    y: y + 6,
    height: height * 0.82,
    pose: pose === 'play' ? 'relaxed' : pose,
    flip: random.chance(0.5),
    outfit: outfitOf(stage, index),
    held: (at) => thing && prop(stage, thing, at, 'c'),
  })
  pottedPlant(
    stage,
    x + width * (index % 2 ? 0.36 : -0.36),
    y + 4,
    height * 0.46,
    random.pick(['daisy', 'fern', 'tulip', 'monstera'] as const),
    'bloom',
  )
  railing(stage, x, y, width, height)
}

function shutters({ scene }: Stage, x: number, y: number, width: number, height: number): void {
  for (const side of [-1, 1])
    cut(
      scene,
      rectangle(x + side * width * 0.38 - width * 0.075, y - height * 0.86, width * 0.15, height * 0.86),
      'b',
      { tone: side * 0.01 },
    )
}

function railing({ random, scene }: Stage, x: number, y: number, width: number, height: number): void {
  const rail = random.pick(['dark', 'white', 'a', 'c'] as const)
  for (let bar = 0; bar < 13; bar++)
    line(
      scene,
      [
        [x - width * 0.48 + (bar * width * 0.96) / 12, y],
        [x - width * 0.48 + (bar * width * 0.96) / 12, y - height * 0.32],
      ],
      rail,
      3,
    )
  line(
    scene,
    [
      [x - width * 0.5, y - height * 0.33],
      [x + width * 0.5, y - height * 0.33],
    ],
    rail,
    7,
  )
  cut(scene, rectangle(x - width * 0.52, y - 2, width * 1.04, 12), 'light')
}

export const balcony: Composition = (random) => ({
  mood: random.pick(['dusk', 'day', 'night'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick([
      ['Balkonien', 'Balcony holiday'],
      ['Vierter Stock links', 'Fourth floor, left'],
      ['Nachbarn', 'Neighbours'],
    ]),
    alt: [
      'Hausfassade mit Balkonen: Menschen lesen, gießen und winken sich zu',
      'Façade with balconies: people read, water plants and wave to one another',
    ],
    keywords: [
      ['Stadt', 'city'],
      ['Nachbarschaft', 'neighbourhood'],
      ['Balkon', 'balcony'],
      ['Wohnen', 'living'],
    ],
  },
  draw: drawFacade,
})

function drawFacade(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage, 'wall')
  const [columns, rows] = [2, 3]
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      balconyCell(
        stage,
        (width * (column + 0.5)) / columns,
        (height * (row + 0.92)) / rows,
        width * 0.4,
        height * 0.28,
        row * columns + column,
      )
  }
  for (let row = 1; row < rows; row++)
    line(
      scene,
      [
        [-BLEED, (height * row) / rows + 4],
        [width + BLEED, (height * row) / rows + 4],
      ],
      'wall',
      5,
      { tone: -0.08 },
    )
  flyingBird(
    stage,
    width * 0.5,
    height * chance.between(0.3, 0.6),
    width * 0.12,
    chance.chance(0.5),
    'white',
    'light',
  )
}
