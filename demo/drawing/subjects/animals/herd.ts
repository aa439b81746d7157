import { quadruped } from '../../animals/quadruped.ts'
import type { SpeciesName } from '../../animals/species.ts'
import type { Stage } from '../../core/stage.ts'
import { ridge, tufts } from '../../parts/land.ts'
import { clouds, ground, skyLight } from '../../parts/sky.ts'
import { type Both, type Composition, WIDE } from '../piece.ts'
import { thicket } from './animals-parts.ts'

export const herd: Composition = (random) => {
  const name = random.pick(['sheep', 'horse', 'cow', 'deer', 'elephant', 'goat'] as const)
  const many: Record<typeof name, Both> = {
    sheep: ['Schafe', 'Sheep'],
    horse: ['Pferde', 'Horses'],
    cow: ['Kühe', 'Cows'],
    deer: ['Hirsche', 'Deer'],
    elephant: ['Elefanten', 'Elephants'],
    goat: ['Ziegen', 'Goats'],
  }
  return {
    mood: random.pick(['day', 'dusk'] as const),
    format: random.pick(WIDE),
    words: {
      title: random.pick<Both>([
        [`${many[name][0]} unterwegs`, `${many[name][1]} on the move`],
        ['In bester Gesellschaft', 'In good company'],
        ['Der Reihe nach', 'One after the other'],
      ]),
      alt: [
        `${many[name][0]} ziehen über hügelige Wiesen, ein Tier bleibt zurück und frisst`,
        `${many[name][1]} cross hilly meadows, one of them lagging behind to graze`,
      ],
      keywords: [['Tiere', 'animals'], many[name], ['Herde', 'herd'], ['Land', 'countryside']],
    },
    draw(stage) {
      drawHerd(stage, name)
    },
  }
}

function drawHerd(stage: Stage, name: SpeciesName): void {
  const { width, height, random: chance } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.2, 0.8), height * 0.2, 1.4)
  clouds(stage, 2)
  ridge(stage, height * 0.5, 36, 'far')
  for (const [row, slot] of (['mid', 'near'] as const).entries()) {
    const surface = ridge(stage, height * (0.6 + row * 0.2), 22, slot)
    const count = 3 - row
    for (let index = 0; index < count; index++) {
      const x = width * ((index + 0.5) / count + chance.swing() * 0.06)
      quadruped(
        stage,
        name,
        row === 1 && index === 0 ? 'graze' : chance.pick(['walk', 'stand', 'look'] as const),
        x,
        surface(x) + height * 0.045,
        width * (0.13 + row * 0.12),
        row === 0,
      )
    }
    tufts(stage, surface, 16, 'leaf', 18 + row * 10)
  }
  thicket(stage, height * 1.03, 9, height * 0.14, false)
}
