import { ellipse, path, polar, TURN } from '../../core/geometry.ts'
import { ribbon } from '../../core/ribbon.ts'
import { cut, fill, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { ridge } from '../../parts/land.ts'
import { plant } from '../../parts/plants.ts'
import { clouds, ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { prop } from '../../people/props.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './science-parts.ts'

export const windFarm: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Rückenwind fürs Netz', 'Tailwind for the grid'],
      ['Ernte der Luft', 'Harvest of the air'],
      ['Neue Landschaft', 'New landscape'],
    ]),
    alt: [
      'Windräder und Solarfelder auf sanften Hügeln, Menschen lassen einen Drachen steigen',
      'Wind turbines and solar fields on soft hills, people flying a kite',
    ],
    keywords: [
      ...KEYWORDS,
      ['Windkraft', 'wind power'],
      ['Energie', 'energy'],
      ['Nachhaltigkeit', 'sustainability'],
    ],
  },
  draw: drawWindFarm,
})

function drawWindFarm(stage: Stage): void {
  const { width, height, random: chance } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.2, 0.8), height * 0.22, 1.4)
  if (!stage.night) clouds(stage, 3)
  for (const [row, slot] of (['far', 'mid', 'near'] as const).entries()) {
    const hill = ridge(stage, height * (0.56 + row * 0.13), 30, slot)
    const count = 4 - row
    for (let index = 0; index < count; index++) {
      const x = width * ((index + chance.between(0.25, 0.75)) / count)
      turbine(stage, x, hill(x) + 10, height * (0.2 + row * 0.13), chance.between(0, 2))
    }
    if (row === 1)
      for (let panel = 0; panel < 9; panel++)
        solarPanel(
          stage,
          width * (0.5 + (panel % 3) * 0.1),
          hill(width * 0.6) + 60 + Math.floor(panel / 3) * 34,
          width * 0.075,
        )
    for (let index = 0; index < 3; index++)
      anyTree(stage, width * chance.next(), hill(0) + 30, height * (0.07 + row * 0.04))
  }
  kiteFlyers(stage)
}

function kiteFlyers(stage: Stage): void {
  const { width, height, random: chance } = stage
  const last = ridge(stage, height * 0.92, 12, 'front')
  figure(stage, {
    x: width * 0.24,
    y: last(width * 0.24) + 14,
    height: height * 0.22,
    pose: 'reach',
    outfit: outfitOf(stage, 0),
    held: (at) => prop(stage, 'kite', at, 'bloom'),
  })
  figure(stage, {
    x: width * 0.4,
    y: last(width * 0.4) + 14,
    height: height * 0.16,
    pose: 'run',
    outfit: outfitOf(stage, 1),
  })
  for (let index = 0; index < 9; index++)
    plant(
      stage,
      chance.pick(['grass', 'daisy'] as const),
      width * chance.next(),
      height * 1.03,
      height * 0.11,
    )
}

function turbine({ scene }: Stage, x: number, y: number, height: number, turn: number): void {
  cut(
    scene,
    path([
      x - height * 0.02,
      y,
      x - height * 0.01,
      y - height,
      x + height * 0.01,
      y - height,
      x + height * 0.02,
      y,
    ]),
    'white',
  )
  for (let blade = 0; blade < 3; blade++) {
    const angle = turn + (blade * TURN) / 3
    fill(
      scene,
      ribbon(
        [
          [x, y - height],
          polar([x, y - height], angle, height * 0.26),
          polar([x, y - height], angle + 0.04, height * 0.5),
        ],
        [height * 0.02, height * 0.05, height * 0.008],
      ),
      'white',
    )
  }
  fill(scene, ellipse(x, y - height, height * 0.025), 'bloom')
}

function solarPanel({ scene }: Stage, x: number, y: number, size: number): void {
  const panel = cut(
    scene,
    path([x, y, x + size, y, x + size * 0.86, y - size * 0.36, x - size * 0.14, y - size * 0.36]),
    'front',
  )
  for (let cell = 1; cell < 5; cell++)
    line(
      scene,
      path([x - size * 0.14 + (cell * size) / 5, y - size * 0.36, x + (cell * size) / 5, y]),
      'water',
      2,
      { clip: panel },
    )
  line(scene, path([x - size * 0.1, y - size * 0.18, x + size, y - size * 0.18]), 'water', 2, { clip: panel })
}
