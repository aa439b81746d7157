import type { Stage } from '../../core/stage.ts'
import { cottage } from '../../parts/buildings.ts'
import { ridge, type Surface, winding } from '../../parts/land.ts'
import { flock } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { ANY, type Composition } from '../piece.ts'
import { foreground, hourOf, sky } from './landscape-parts.ts'

function scatterTrees(stage: Stage, surface: Surface, count: number, height: number): void {
  const { random, width } = stage
  const places = Array.from({ length: count }, () => random.between(0, width)).sort(
    (one, other) => surface(one) - surface(other),
  )
  for (const x of places) anyTree(stage, x, surface(x) + 6, height * random.between(0.7, 1.25))
}

export const rollingHills: Composition = (random) => {
  const mood = random.pick(['day', 'day', 'dusk', 'night'] as const)
  const [de, en] = hourOf(mood)
  const farm = random.chance(0.6)
  return {
    mood,
    format: random.pick(ANY),
    words: {
      title: random.pick([
        [`Hügelland ${de}`, `Hill country ${en}`],
        ['Der lange Weg nach Hause', 'The long way home'],
        ['Hinter den sieben Hügeln', 'Beyond the seven hills'],
      ]),
      alt: farm
        ? [
            `Sanfte Hügel ${de} mit Bäumen, einem Weg und kleinen Häusern`,
            `Soft hills ${en} with trees, a path and small houses`,
          ]
        : [
            `Sanfte, gestaffelte Hügel ${de} mit einzelnen Bäumen`,
            `Soft, layered hills ${en} with scattered trees`,
          ],
      keywords: [
        ['Landschaft', 'landscape'],
        ['Hügel', 'hills'],
        ['Bäume', 'trees'],
        ['Weite', 'open country'],
      ],
    },
    draw(stage) {
      drawHills(stage, farm)
    },
  }
}

function drawHills(stage: Stage, farm: boolean): void {
  const { width, height, random: chance } = stage
  sky(stage, 3)
  if (chance.chance(0.4)) flock(stage, width * 0.6, height * 0.2, 14, 5)
  const horizon = height * chance.between(0.42, 0.56)
  const layers = [
    ['far', 0],
    ['mid', 0.02],
    ['mid', -0.06],
    ['near', 0],
  ] as const
  for (const [index, [slot, tone]] of layers.entries()) {
    const surface = ridge(
      stage,
      horizon + (height - horizon) * (index / 4.4),
      height * (0.035 + index * 0.012),
      slot,
      tone,
    )
    if (index === 1 && farm) farmstead(stage, surface)
    if (index === 2)
      winding(stage, width * chance.between(0.35, 0.65), surface(width / 2) + 8, 'light', width * 0.3)
    scatterTrees(stage, surface, Math.round((index + 2) * 1.3), height * (0.07 + index * 0.045))
  }
  foreground(stage, 14)
}

function farmstead(stage: Stage, surface: Surface): void {
  const { width, random } = stage
  let x = width * random.between(0.15, 0.5)
  for (let index = 0; index < random.whole(2, 4); index++) {
    const size = width * random.between(0.07, 0.11)
    cottage(
      stage,
      x,
      surface(x + size / 2) + 12,
      size,
      size * random.between(0.55, 0.8),
      random.pick(['white', 'light', 'a'] as const),
      random.pick(['bloom', 'c', 'front'] as const),
    )
    x += size * random.between(1.15, 1.6)
  }
}
