import { arc, type Point, rectangle } from '../../core/geometry.ts'
import { cut, line } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { waves } from '../../parts/land.ts'
import { clouds, ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { ferrisWheel } from '../../parts/vehicles.ts'
import { cyclist } from '../people/cyclists.ts'
import { type Composition, WIDE } from '../piece.ts'
import { passersBy, skyline, WALLS } from './city-parts.ts'

export const riverBridge: Composition = (random) => {
  const wheel = random.chance(0.5)
  return {
    mood: random.pick(['day', 'dusk', 'night'] as const),
    format: random.pick(WIDE),
    words: {
      title: random.pick([
        ['Brückentag', 'Bridging the day'],
        ['Am anderen Ufer', 'The other bank'],
        ['Fluss mit Stadt', 'River with city'],
      ]),
      alt: [
        `Eine Bogenbrücke über einen Fluss, dahinter die Stadt${wheel ? ' mit Riesenrad' : ' mit Türmen'}`,
        `An arched bridge across a river, behind it the city${wheel ? ' with a Ferris wheel' : ' with its towers'}`,
      ],
      keywords: [
        ['Stadt', 'city'],
        ['Brücke', 'bridge'],
        ['Fluss', 'river'],
        ['Panorama', 'panorama'],
      ],
    },
    draw(stage) {
      drawRiver(stage, wheel)
    },
  }
}

function drawRiver(stage: Stage, wheel: boolean): void {
  const { width, height, random: chance } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.2, 0.5), height * 0.2, 1.3)
  if (!stage.night) clouds(stage, 3)
  const shore = height * 0.58
  skyline(stage, shore, ['far', 'mid'], height * 0.16, height * 0.38, false)
  skyline(stage, shore, WALLS, height * 0.08, height * 0.22, true)
  if (wheel) ferrisWheel(stage, width * 0.78, shore - height * 0.2, height * 0.16, ['a', 'b', 'c', 'd'])
  for (let index = 0; index < 6; index++) anyTree(stage, width * chance.next(), shore + 6, height * 0.1)
  waves(stage, shore, 5, ['water', 'waterDark', 'water'])
  const deck = drawBridge(stage)
  cyclist(stage, width * 0.3, deck - 10, height * 0.17, 2)
  passersBy({ ...stage, width: width * 0.4 }, deck - 10, height * 0.15, 2)
}

function drawBridge({ height, width, scene }: Stage): number {
  const deck = height * 0.68
  const arches: Point[] = Array.from({ length: 3 }, (_, index) =>
    arc(width * (0.19 + index * 0.31), deck + height * 0.17, width * 0.12, height * 0.13, 360, 180, 14),
  )
    .flat()
    .reverse()
  cut(
    scene,
    [
      [-BLEED, deck],
      [width + BLEED, deck],
      [width + BLEED, deck + height * 0.17],
      ...arches.reverse(),
      [-BLEED, deck + height * 0.17],
    ],
    'light',
  )
  cut(scene, rectangle(-BLEED, deck - 12, width + 2 * BLEED, 16), 'trunk')
  for (let post = 0; post < 9; post++)
    line(
      scene,
      [
        [width * (post / 8), deck - 12],
        [width * (post / 8), deck - height * 0.05],
      ],
      'dark',
      3,
    )
  line(
    scene,
    [
      [-BLEED, deck - height * 0.05],
      [width + BLEED, deck - height * 0.05],
    ],
    'dark',
    4,
  )
  return deck
}
