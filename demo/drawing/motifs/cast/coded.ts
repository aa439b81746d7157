import type { Point } from '../../core/geometry.ts'
import { path } from '../../core/geometry.ts'
import { itemAt } from '../../core/random.ts'
import { place, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { chessPiece, gear, ladder } from '../../ideas/objects.ts'
import { paperBoat, scissors } from '../../ideas/stationery.ts'
import { balloon, rocket } from '../../parts/aircraft.ts'
import { cottage } from '../../parts/buildings.ts'

import { flowerHead } from '../../parts/flower-head.ts'
import { FRUITS, type Fruit, fruit } from '../../parts/fruit.ts'
import { bookcase, floorLamp, pottedPlant } from '../../parts/furnishings.ts'
import { armchair, chair, sofa, table } from '../../parts/furniture.ts'
import { bottle, bowl, cup, cutlery, jar, teapot, vase } from '../../parts/tableware.ts'
import { tower } from '../../parts/tower.ts'
import { bicycle, car, ferrisWheel, sailboat } from '../../parts/vehicles.ts'
import type { Part } from '../part.ts'
import { drawShapes, wrapped } from './things.ts'

/** German name, size that makes it 100 high, main slots. */
const RIPE: Readonly<Record<Exclude<Fruit, 'cherry'>, readonly [string, number, ...Slot[]]>> = {
  apple: ['Apfel', 100, 'bloom', 'leaf', 'a'],
  pear: ['Birne', 78, 'glow', 'leafLight'],
  lemon: ['Zitrone', 125, 'glow'],
  orange: ['Orange', 105, 'sun'],
  plum: ['Pflaume', 105, 'd', 'a'],
  melon: ['Melone', 140, 'bloom'],
  pomegranate: ['Granatapfel', 94, 'bloom'],
}

function ripeFruit(): Record<string, Part> {
  const kinds = FRUITS.filter((kind) => kind !== 'cherry')
  return Object.fromEntries(
    kinds.map((kind) => {
      const [german, size, ...slots] = RIPE[kind]
      return [kind, wrapped(german, kind, (stage, main) => fruit(stage, kind, 0, 0, size, main), ...slots)]
    }),
  )
}

/** Draws with code whose details are meant for larger measures. */
function reduced({ scene }: Stage, scale: number, y: number, draw: () => void): void {
  place(scene, { x: 0, y, scale }, draw)
}

const BLOSSOMS: readonly Point[] = path([-36, -66, 36, -68, -14, -84, 16, -82, 0, -60])

function bouquet(stage: Stage, main: Slot, other: Slot): void {
  const stalks = 'leafDark k 2.4 0 34 -32 70; leafDark k 2.4 0 34 32 70; leafDark k 2.4 0 34 0 80'
  drawShapes(stage, `*leaf m 0 40 40 52 20; leaf m 0 40 90 60 20; ${stalks}`, main, other)
  for (const [index, at] of BLOSSOMS.entries())
    flowerHead(stage, at, 16, 7, 0.6, { bloom: index % 2 ? main : 'bloom', heart: 'glow' })
  drawShapes(stage, '? p -22 44 22 44 12 0 -12 0; <! b -30 12 60 12', other, 'white')
}

/** Code in `parts` and `ideas` draws these. */
export const CODED_HOUSEHOLD: Readonly<Record<string, Part>> = {
  ...ripeFruit(),
  chair: wrapped('Stuhl', 'chair', (stage, main) => chair(stage, 0, 0, 100, main, false)),
  armchair: wrapped('Sessel', 'armchair', (stage, main) => armchair(stage, 0, 0, 96, main, false)),
  sofa: wrapped('Sofa', 'sofa', (stage, main, other) => sofa(stage, 0, 0, 236, main, other)),
  table: wrapped('Tisch', 'table', (stage, main) => table(stage, 0, 0, 170, 100, main), 'trunk', 'a', 'c'),
  'floor-lamp': wrapped('Stehlampe', 'floor lamp', (stage, main) => floorLamp(stage, 0, 0, 100, main)),
  bookcase: wrapped(
    'Bücherregal',
    'bookcase',
    (stage, main) => reduced(stage, 0.2, 0, () => bookcase(stage, -190, 0, 380, 475, 4, main)),
    'trunk',
    'white',
    'b',
  ),
  'potted-plant': wrapped('Topfpflanze', 'potted plant', (stage, main) =>
    pottedPlant(stage, 0, 0, 104, stage.random.pick(['monstera', 'fern']), main),
  ),
  vase: wrapped('Vase', 'vase', (stage, main) => vase(stage, 0, 0, 100, main)),
  bouquet: wrapped('Strauß', 'bouquet', bouquet),
  teapot: wrapped('Teekanne', 'teapot', (stage, main) => teapot(stage, 0, 0, 105, main)),
  cup: wrapped('Tasse', 'cup', (stage, main) => cup(stage, 0, 0, 84, main, true)),
  jar: wrapped('Einmachglas', 'jar', (stage, main) => jar(stage, 0, 0, 70, 92, main)),
  bottle: wrapped('Flasche', 'bottle', (stage, main) => bottle(stage, 0, 0, 97, main)),
  bowl: wrapped('Schüssel', 'bowl', (stage, main) => bowl(stage, 0, 0, 230, main)),
  cutlery: wrapped('Besteck', 'cutlery', (stage) => cutlery(stage, 0, -50, 100, 0)),
  scissors: wrapped('Schere', 'scissors', (stage, main) =>
    scissors(stage, { x: 0, y: -46, scale: 0.86, turn: -Math.PI / 2 }, main),
  ),
  gear: wrapped('Zahnrad', 'gear wheel', (stage, main) => gear(stage, [0, -50], 50, 10, main)),
  'chess-piece': wrapped(
    'Schachfigur',
    'chess piece',
    (stage, main) =>
      chessPiece(stage, stage.random.pick(['pawn', 'king']), { x: 0, y: 0, scale: 0.97 }, main),
    'dark',
    'white',
    'a',
    'c',
  ),
  ladder: wrapped('Leiter', 'ladder', (stage) =>
    ladder(stage, [-14, 0], [14, -100], 26, itemAt(['trunk', 'a', 'glow'], stage.random.whole(0, 2))),
  ),
}

export const CODED_OUTDOORS: Readonly<Record<string, Part>> = {
  cottage: wrapped('Hütte', 'cottage', (stage, main, other) =>
    reduced(stage, 0.5, 0, () => cottage(stage, -75, 0, 150, 130, main, other)),
  ),
  skyscraper: wrapped('Hochhaus', 'skyscraper', (stage, main) =>
    reduced(stage, 0.25, 0, () => tower(stage, -70, -30, 140, 310, main, true)),
  ),
  car: wrapped('Auto', 'car', (stage, main) => car(stage, 0, 0, 236, main, false)),
  bicycle: wrapped('Fahrrad', 'bicycle', (stage, main) =>
    reduced(stage, 0.34, 0, () => bicycle(stage, 300, main)),
  ),
  sailboat: wrapped('Segelboot', 'sailing boat', (stage, main, other) =>
    sailboat(stage, 0, -16, 56, main, stage.random.pick(['white', 'bloom', 'glow', other])),
  ),
  'paper-boat': wrapped('Papierschiff', 'paper boat', (stage) => paperBoat(stage, { x: 0, y: 0, scale: 1 })),
  rocket: wrapped(
    'Rakete',
    'rocket',
    (stage, main, other) => reduced(stage, 0.7, -28, () => rocket(stage, main, other)),
    'white',
    'light',
    'bloom',
  ),
  'hot-air-balloon': wrapped('Heißluftballon', 'hot-air balloon', (stage, main, other) =>
    balloon(stage, 0, -62, 66, main, other),
  ),
  'ferris-wheel': wrapped('Riesenrad', 'Ferris wheel', (stage, main, other) =>
    reduced(stage, 0.215, -54, () => ferrisWheel(stage, 0, 0, 200, [main, other, 'bloom', 'glow'])),
  ),
}
