import { cut, fill, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { cottage } from '../../parts/buildings.ts'
import { waves } from '../../parts/land.ts'
import { cloud, flock } from '../../parts/sky.ts'
import { ANY, type Composition } from '../piece.ts'
import { foreground, hourOf, sky } from './landscape-parts.ts'

export const coastPath: Composition = (random) => {
  const mood = random.pick(['day', 'dusk'] as const)
  const [de, en] = hourOf(mood)
  return {
    mood,
    format: random.pick(ANY),
    words: {
      title: random.pick([
        ['Steilküste', 'Cliffs'],
        [`Küstenpfad ${de}`, `Coastal path ${en}`],
        ['Wind von Westen', 'Wind from the west'],
      ]),
      alt: [
        `Steile Küste mit Wiesenblumen, ein Dorf auf den Klippen und das Meer ${de}`,
        `Steep coast with meadow flowers, a clifftop village and the sea ${en}`,
      ],
      keywords: [
        ['Küste', 'coast'],
        ['Meer', 'sea'],
        ['Klippen', 'cliffs'],
        ['Sommer', 'summer'],
      ],
    },
    draw: drawCoast,
  }
}

function drawCoast(stage: Stage): void {
  const { width, height, random: chance } = stage
  sky(stage, 3)
  const horizon = height * 0.46
  waves(stage, horizon, 5, ['water', 'water', 'waterDark'])
  const side = chance.pick([-1, 1])
  const at = (share: number) => (side > 0 ? width * share : width * (1 - share))
  for (const [index, slot] of (['far', 'mid', 'near'] as const).entries()) {
    const reach = 0.35 + index * 0.2
    const top = height * (0.4 + index * 0.13)
    drawCliff(stage, at, index, top, reach, slot)
    if (index === 1)
      for (const share of [0.1, 0.2, 0.3])
        cottage(stage, at(share) - width * 0.035, top + 6, width * 0.07, width * 0.05, 'white', 'bloom')
  }
  cloud(stage, at(0.8), height * 0.16, width * 0.2)
  flock(stage, at(0.75), height * 0.34, 16, 4, 'white')
  foreground(stage, 20)
}

function drawCliff(
  { scene, height }: Stage,
  at: (share: number) => number,
  index: number,
  top: number,
  reach: number,
  slot: Slot,
): void {
  cut(
    scene,
    [
      [at(-0.4), height + 60],
      [at(-0.4), top - 20],
      [at(reach * 0.5), top],
      [at(reach * 0.85), top + 16],
      [at(reach * 0.92), top + height * 0.08],
      [at(reach + 0.02), top + height * 0.16],
      [at(reach + 0.08), height + 60],
    ],
    'light',
    { tone: -0.05 - index * 0.03 },
  )
  fill(
    scene,
    [
      [at(-0.4), top + height * 0.08],
      [at(-0.4), top - 24],
      [at(reach * 0.5), top - 4],
      [at(reach * 0.86), top + 12],
      [at(reach * 0.9), top + height * 0.05],
      [at(reach * 0.5), top + height * 0.06],
    ],
    slot === 'far' ? 'leafLight' : 'leaf',
    { tone: -index * 0.03 },
  )
}
