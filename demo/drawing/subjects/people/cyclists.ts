import { rectangle } from '../../core/geometry.ts'
import { cut } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ridge } from '../../parts/land.ts'
import { clouds, ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { bicycle } from '../../parts/vehicles.ts'
import type { Outfit } from '../../people/clothes.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Composition, WIDE } from '../piece.ts'

export const cyclists: Composition = (random) => {
  const count = random.whole(1, 3)
  return {
    mood: random.pick(['day', 'dusk', 'bold', 'paper'] as const),
    format: random.pick(WIDE),
    words: {
      title: random.pick([
        ['Rückenwind', 'Tailwind'],
        ['Auf zwei Rädern', 'On two wheels'],
        ['Feierabendrunde', 'After-work ride'],
      ]),
      alt:
        count === 1
          ? ['Eine Person fährt auf dem Rad an Bäumen vorbei', 'A cyclist rides past trees']
          : [
              `${count === 2 ? 'Zwei' : 'Drei'} Menschen fahren auf Rädern hintereinander an Bäumen vorbei`,
              `${count === 2 ? 'Two' : 'Three'} cyclists ride past trees one behind the other`,
            ],
      keywords: [
        ['Fahrrad', 'bicycle'],
        ['Bewegung', 'movement'],
        ['Verkehr', 'mobility'],
        ['Menschen', 'people'],
      ],
    },
    draw: (stage) => drawCyclists(stage, count),
  }
}

function drawCyclists(stage: Stage, count: number): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  skyLight(stage, width * 0.7, height * 0.25, 1.6)
  clouds(stage, 2)
  const back = ridge(stage, height * 0.68, 24, 'far')
  for (const share of [0.06, 0.3, 0.56, 0.9])
    anyTree(stage, width * share, back(width * share) + 8, height * chance.between(0.3, 0.46))
  ridge(stage, height * 0.8, 6, 'near')
  const road = height * 0.88
  cut(scene, rectangle(-BLEED, road - 12, width + 2 * BLEED, height), 'light')
  for (let dash = -2; dash < 10; dash++)
    cut(scene, rectangle(width * dash * 0.14, height * 0.94, width * 0.07, 6), 'white')
  const tall = height * (count === 1 ? 0.62 : 0.5)
  for (let index = 0; index < count; index++)
    cyclist(stage, (width * (index + 0.5)) / count + chance.swing() * 20, road + index * 10, tall, index)
}

export function cyclist(stage: Stage, x: number, y: number, height: number, index: number): void {
  const unit = height / 100
  const outfit: Outfit = {
    ...outfitOf(stage, index),
    garment: stage.random.pick(['trousers', 'shorts'] as const),
  }
  figure(stage, {
    x: x - 8 * unit,
    y: y - 14 * unit,
    height,
    pose: 'cycle',
    outfit,
    behind: () => place0(stage, 14, outfit.cloth === 'd' ? 'c' : 'd'),
  })
}

/** The bicycle in the figure's units: its wheels stand `drop` below the feet. */
function place0(stage: Stage, drop: number, frame: 'c' | 'd'): void {
  const first = stage.scene.shapes.length
  bicycle(stage, 58, frame)
  for (const shape of stage.scene.shapes.slice(first))
    shape.rings = shape.rings.map((ring) => ring.map(([px, py]) => [px + 13, py + drop] as const))
}
