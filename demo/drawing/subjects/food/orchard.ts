import { TURN } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { fill, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { type Fruit, fruit } from '../../parts/fruit.ts'
import { ground } from '../../parts/sky.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './food-parts.ts'

export const orchard: Composition = (random) => {
  const kind = random.pick(['apple', 'pear', 'lemon', 'orange', 'cherry', 'plum', 'pomegranate'] as const)
  const names: Record<typeof kind, Both> = {
    apple: ['Äpfel', 'Apples'],
    pear: ['Birnen', 'Pears'],
    lemon: ['Zitronen', 'Lemons'],
    orange: ['Orangen', 'Oranges'],
    cherry: ['Kirschen', 'Cherries'],
    plum: ['Pflaumen', 'Plums'],
    pomegranate: ['Granatäpfel', 'Pomegranates'],
  }
  const name = names[kind]
  return {
    mood: random.pick(['bold', 'night', 'paper', 'day'] as const),
    format: random.pick(ANY),
    surface: 'sheet',
    words: {
      title: random.pick<Both>([name, ['Reif', 'Ripe'], ['Erntezeit', 'Harvest time']]),
      alt: [
        `${name[0]} mit Blättern an Zweigen, dicht über das ganze Bild verteilt`,
        `${name[1]} with leaves on branches, spread densely across the picture`,
      ],
      keywords: [...KEYWORDS, name, ['Obst', 'fruit']],
    },
    draw(stage) {
      drawOrchard(stage, kind)
    },
  }
}

function drawOrchard(stage: Stage, kind: Fruit): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  const slot = chance.pick(['bloom', 'sun', 'a', 'c'] as const)
  for (let index = 0; index < 7; index++)
    line(
      scene,
      [
        [width * (index / 6) - 60, -40],
        [width * (index / 6) + chance.swing() * 60, height * 0.5],
        [width * (index / 6) + 80, height + 40],
      ],
      'trunk',
      9,
    )
  for (let index = 0; index < 46; index++)
    fill(
      scene,
      leaf(
        [width * chance.next(), height * chance.next()],
        chance.between(0, TURN),
        chance.between(80, 150),
        chance.between(34, 56),
      ),
      chance.pick(['leaf', 'leafDark', 'leafLight'] as const),
    )
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++)
      fruit(
        stage,
        kind,
        (width * (column + 0.5 + (row % 2) * 0.4 - 0.2)) / 4,
        (height * (row + 0.85)) / 4 + chance.swing() * 20,
        Math.min(width, height) * chance.between(0.17, 0.22),
        slot,
      )
}
