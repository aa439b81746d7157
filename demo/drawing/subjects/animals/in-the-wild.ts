import type { Gait } from '../../animals/coat.ts'
import { quadruped } from '../../animals/quadruped.ts'
import { SPECIES, type SpeciesName } from '../../animals/species.ts'
import type { Stage } from '../../core/stage.ts'
import { ridge, tufts } from '../../parts/land.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { ANY, type Both, type Composition, keysOf } from '../piece.ts'
import { aGerman, anEnglish, NAMES, thicket } from './animals-parts.ts'

export const inTheWild: Composition = (random) => {
  const name = random.pick(keysOf(SPECIES))
  const gait: Gait =
    name === 'elephant' || name === 'bear'
      ? random.pick(['walk', 'stand', 'look'])
      : random.pick(['walk', 'trot', 'look', 'leap', 'graze'])
  const doing: Record<Gait, Both> = {
    stand: ['steht', 'stands'],
    walk: ['geht', 'walks'],
    trot: ['trabt', 'trots'],
    graze: ['frisst', 'grazes'],
    look: ['hält inne', 'pauses'],
    leap: ['springt', 'leaps'],
  }
  return {
    mood: random.pick(['day', 'dusk', 'night'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>([
        [`${NAMES[name][0]} im Grünen`, `${cap(NAMES[name][1])} in the green`],
        ['Revier', 'Territory'],
        ['Auf leisen Sohlen', 'On quiet feet'],
        ['Frühe Stunde', 'The early hour'],
      ]),
      alt: [
        `${aGerman(name)} ${doing[gait][0]} zwischen hohen Pflanzen und Bäumen`,
        `${anEnglish(name)} ${doing[gait][1]} among tall plants and trees`,
      ],
      keywords: [['Tier', 'animal'], NAMES[name], ['Natur', 'nature'], ['Wildnis', 'wilderness']],
    },
    draw(stage) {
      drawInTheWild(stage, name, gait)
    },
  }
}

function drawInTheWild(stage: Stage, name: SpeciesName, gait: Gait): void {
  const { width, height, random: chance } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.25, 0.75), height * 0.24, 1.7)
  const back = ridge(stage, height * 0.6, 24, 'far')
  for (const share of [0.05, 0.2, 0.82, 0.96])
    anyTree(stage, width * share, back(width * share) + 10, height * chance.between(0.3, 0.5), {
      crown: 'mid',
      shade: 'far',
      trunk: 'mid',
    })
  thicket(stage, height * 0.76, 7, height * 0.34, true)
  const meadow = ridge(stage, height * 0.78, 12, 'near')
  const tallness = name === 'giraffe' ? 0.28 : name === 'elephant' || name === 'bear' ? 0.4 : 0.44
  const length = Math.min(width * 0.62, height * tallness * 1.25)
  quadruped(stage, name, gait, width / 2, meadow(width / 2) + height * 0.09, length, chance.chance(0.5))
  tufts(stage, (x) => meadow(x) + height * 0.13, 26, 'leaf', 30)
  thicket(stage, height * 1.03, 8, height * 0.17, false)
}

function cap(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
