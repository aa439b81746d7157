import { ellipse, rectangle } from '../../core/geometry.ts'
import { cut, fill, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { cottage } from '../../parts/buildings.ts'
import { ridge, type Surface } from '../../parts/land.ts'
import { plant } from '../../parts/plants.ts'
import { type Both, type Composition, WIDE } from '../piece.ts'
import { astronaut, KEYWORDS, planet, spaceDrift } from './space-parts.ts'

export const moonHouse: Composition = (random) => ({
  mood: 'night',
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Randlage', 'On the outskirts'],
      ['Mit Erdblick', 'With a view of the earth'],
      ['Vorort', 'Suburb'],
    ]),
    alt: [
      'Ein kleines Haus mit Garten steht auf dem Mond, am Himmel geht die Erde auf',
      'A small house with a garden stands on the moon while the earth rises',
    ],
    keywords: [...KEYWORDS, ['Mond', 'moon'], ['Haus', 'house'], ['Heimat', 'home']],
  },
  draw: drawMoonHouse,
})

function drawMoonHouse(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  spaceDrift(stage)
  const size = Math.min(width, height)
  planet(stage, width * 0.74, height * 0.3, size * 0.2, 'water', false)
  const surface = ridge(stage, height * 0.66, 20, 'light', -0.12)
  ridge(stage, height * 0.74, 16, 'light', -0.06)
  drawCraters(stage)
  const x = width * 0.24
  cottage(stage, x, surface(x) + 40, width * 0.22, height * 0.17, 'a', 'bloom')
  drawFlag(stage, x, surface)
  for (let index = 0; index < 8; index++)
    plant(
      stage,
      chance.pick(['daisy', 'tulip', 'poppy'] as const),
      x - 30 + index * 24,
      surface(x) + 66,
      height * 0.12,
    )
  astronaut(stage, width * 0.62, height * 0.72, size * 0.26, 0.06)
  line(
    scene,
    [
      [width * 0.66, height * 0.7],
      [width * 0.7, height * 0.84],
    ],
    'a',
    7,
  )
}

function drawCraters({ width, random: chance, height, scene }: Stage): void {
  for (let crater = 0; crater < 9; crater++) {
    const [x, y, radius] = [width * chance.next(), height * chance.between(0.8, 0.98), chance.between(20, 66)]
    fill(scene, ellipse(x, y, radius, radius * 0.34), 'light', { tone: -0.2 })
    fill(scene, ellipse(x, y + radius * 0.1, radius * 0.9, radius * 0.27), 'light', { tone: -0.13 })
  }
}

function drawFlag({ scene, width, height }: Stage, x: number, surface: Surface): void {
  cut(scene, rectangle(x + width * 0.25, surface(x) - height * 0.16, 5, height * 0.24), 'dark')
  cut(
    scene,
    [
      [x + width * 0.25, surface(x) - height * 0.16],
      [x + width * 0.32, surface(x) - height * 0.13],
      [x + width * 0.25, surface(x) - height * 0.1],
    ],
    'sun',
  )
}
