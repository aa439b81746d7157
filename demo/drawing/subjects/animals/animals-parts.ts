import type { SpeciesName } from '../../animals/species.ts'
import type { Stage } from '../../core/stage.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import { plant } from '../../parts/plants.ts'
import type { Choice } from '../piece.ts'

export const NAMES: Choice<SpeciesName> = {
  fox: ['Fuchs', 'fox'],
  wolf: ['Wolf', 'wolf'],
  deer: ['Hirsch', 'stag'],
  horse: ['Pferd', 'horse'],
  bear: ['Bär', 'bear'],
  elephant: ['Elefant', 'elephant'],
  giraffe: ['Giraffe', 'giraffe'],
  sheep: ['Schaf', 'sheep'],
  cow: ['Kuh', 'cow'],
  tiger: ['Tiger', 'tiger'],
  dog: ['Hund', 'dog'],
  goat: ['Ziege', 'goat'],
}

const FEMALE: ReadonlySet<SpeciesName> = new Set(['giraffe', 'cow', 'goat'])

/** The German animal with its article, to begin a sentence with. */
export function aGerman(name: SpeciesName): string {
  return `${FEMALE.has(name) ? 'Eine' : 'Ein'} ${NAMES[name][0]}`
}

export function anEnglish(name: SpeciesName): string {
  return `${name === 'elephant' ? 'An' : 'A'} ${NAMES[name][1]}`
}

export function thicket(stage: Stage, level: number, count: number, height: number, back: boolean): void {
  const { random, width } = stage
  const kinds = random.shuffle(PLANTS).slice(0, 4)
  for (let index = 0; index < count; index++) {
    const x = (width * (index + random.next())) / count
    plant(
      stage,
      random.pick(kinds),
      x,
      level,
      height * random.between(0.6, 1.1),
      back ? { leaf: 'far', leafToo: 'mid', bloom: 'light' } : {},
    )
  }
}
