import type { Point } from '../../core/geometry.ts'
import { line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { plant } from '../../parts/plants.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { astronaut, KEYWORDS, planet, spaceDrift } from './space-parts.ts'

export const spacewalk: Composition = (random) => ({
  mood: 'night',
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Ausgang', 'Going out'],
      ['Schwerelos', 'Weightless'],
      ['Ferngespräch', 'Long-distance call'],
    ]),
    alt: random.fork('words').pick<Both>([
      [
        'Eine Gestalt im Raumanzug schwebt an einer langen Leine, aus der Blumen wachsen',
        'A figure in a spacesuit floats on a long tether that has begun to flower',
      ],
      [
        'Im All schwebt jemand im Raumanzug, an der Leine blühen Blumen',
        'Somebody in a spacesuit drifts through space on a tether in bloom',
      ],
      [
        'Eine blühende Leine hält eine Gestalt im Raumanzug, unter ihr ein Planet',
        'A flowering tether holds a figure in a spacesuit above a planet',
      ],
      [
        'Über einem Planeten treibt jemand im Raumanzug, an der Leine sprießt es',
        'Somebody in a spacesuit is adrift above a planet, their tether sprouting',
      ],
    ]),
    keywords: [...KEYWORDS, ['Raumanzug', 'spacesuit'], ['Schweben', 'floating'], ['Idee', 'idea']],
  },
  draw: drawSpacewalk,
})

function drawSpacewalk(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  spaceDrift(stage)
  const size = Math.min(width, height)
  planet(stage, width * 0.85, height * 0.98, size * 0.46, chance.pick(['b', 'd', 'a'] as const), false)
  planet(stage, width * 0.16, height * 0.2, size * 0.09, 'bloom', true)
  const tether: Point[] = [
    [-40, height * 0.86],
    [width * 0.16, height * 0.7],
    [width * 0.12, height * 0.5],
    [width * 0.3, height * 0.56],
    [width * 0.44, height * 0.48],
  ]
  line(scene, tether, 'light', 7)
  for (const [index, [x, y]] of tether.slice(1, 4).entries())
    plant(
      stage,
      (['daisy', 'poppy', 'tulip'] as const)[index] ?? 'daisy',
      x,
      y,
      size * 0.2,
      {},
      chance.between(-0.7, 0.7),
    )
  astronaut(stage, width * 0.5, height * 0.46, size * 0.42, chance.between(-0.35, 0.35))
}
