import { arc, ellipse, polar } from '../../core/geometry.ts'
import { fill, line, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { flowerHead } from '../../parts/flower-head.ts'
import { ground } from '../../parts/sky.ts'
import { ANY, type Both, type Composition, SQUARE } from '../piece.ts'
import { KEYWORDS, SLOTS } from './pattern-parts.ts'

export const scales: Composition = (random) => ({
  mood: random.pick(['day', 'bold', 'night'] as const),
  format: random.pick([SQUARE, ...ANY]),
  surface: 'sheet',
  words: {
    title: random.pick<Both>([
      ['Schuppenkleid', 'Coat of scales'],
      ['Wellengang', 'Swell'],
      ['Dachpfannen', 'Roof tiles'],
    ]),
    alt: [
      'Übereinanderliegende Bögen wie Wellen oder Schuppen, jeder anders gefüllt',
      'Overlapping arcs like waves or scales, each filled in its own way',
    ],
    keywords: [...KEYWORDS, ['Wellen', 'waves'], ['Rhythmus', 'rhythm']],
  },
  draw: drawScales,
})

function drawScales(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  const radius = chance.between(70, 105)
  for (let row = -1; row < height / (radius * 0.5) + 2; row++) {
    for (let column = -1; column < width / (radius * 2) + 1; column++) {
      const [x, y] = [column * radius * 2 + (row % 2 ? radius : 0), row * radius * 0.5 + radius * 0.4]
      const slot = chance.pick(SLOTS)
      fill(scene, ellipse(x, y, radius), slot)
      fillScale(stage, x, y, radius)
    }
  }
}

function fillScale(stage: Stage, x: number, y: number, radius: number): void {
  const { random: chance, scene } = stage
  const kind = chance.pick(['rings', 'rays', 'plain', 'flower'] as const)
  const light: Slot = chance.pick(['light', 'white', 'dark'] as const)
  if (kind === 'rings')
    for (const share of [0.78, 0.54, 0.3])
      line(scene, arc(x, y, radius * share, radius * share, 180, 360, 12), light, radius * 0.08)
  if (kind === 'rays')
    for (let ray = 0; ray < 7; ray++)
      line(
        scene,
        [
          polar([x, y], Math.PI * (1.08 + ray * 0.14), radius * 0.3),
          polar([x, y], Math.PI * (1.08 + ray * 0.14), radius * 0.86),
        ],
        light,
        radius * 0.07,
      )
  if (kind === 'flower')
    flowerHead(stage, [x, y - radius * 0.5], radius * 0.34, 6, 0.7, { bloom: light, heart: 'sun' })
}
