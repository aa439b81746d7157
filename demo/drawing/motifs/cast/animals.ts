import { flyingBird, songbird, wader } from '../../animals/birds.ts'
import { type CatManner, cat } from '../../animals/cat.ts'
import { GAITS, type Gait } from '../../animals/coat.ts'
import { fish } from '../../animals/fish.ts'
import { owl } from '../../animals/owl.ts'
import { quadruped } from '../../animals/quadruped.ts'
import { sitter } from '../../animals/sitting.ts'
import type { SpeciesName } from '../../animals/species.ts'
import { jellyfish, octopus, turtle, whale } from '../../animals/swimmers.ts'
import type { Both } from '../../subjects/piece.ts'
import { anySlot, type Part } from '../part.ts'
import { OTHER_ANIMALS } from './animals-others.ts'

const FOUR_LEGS: Record<SpeciesName, Both> = {
  fox: ['Fuchs', 'fox'],
  wolf: ['Wolf', 'wolf'],
  deer: ['Hirsch', 'deer'],
  horse: ['Pferd', 'horse'],
  bear: ['Bär', 'bear'],
  elephant: ['Elefant', 'elephant'],
  giraffe: ['Giraffe', 'giraffe'],
  sheep: ['Schaf', 'sheep'],
  cow: ['Kuh', 'cow'],
  tiger: ['Tiger', 'tiger'],
  dog: ['Hund', 'dog'],
  goat: ['Ziege', 'goat'],
  camel: ['Kamel', 'camel'],
  lion: ['Löwe', 'lion'],
  unicorn: ['Einhorn', 'unicorn'],
}

/** Length of the body for an animal that is one unit high, standing. */
const LENGTH_OF_HEIGHT: Partial<Record<SpeciesName, number>> = {
  giraffe: 0.55,
  deer: 0.85,
  horse: 0.9,
  camel: 0.9,
  unicorn: 0.9,
}

const STANDS: Record<Gait, null> = {
  stand: null,
  walk: null,
  trot: null,
  graze: null,
  look: null,
  leap: null,
}

function fourLegs(name: SpeciesName): Part {
  return {
    words: FOUR_LEGS[name],
    doings: { ...STANDS, sit: null },
    draw(stage, x, y, size, { doing, flip }) {
      if (doing === 'sit') return sitter(stage, name, x, y, size, flip)
      const gait = GAITS.find((known) => known === doing) ?? 'stand'
      quadruped(stage, name, gait, x, y, size * (LENGTH_OF_HEIGHT[name] ?? 1.15), flip)
    },
  }
}

const CAT_MANNERS: readonly CatManner[] = ['sit', 'back', 'sleep', 'walk']

const OTHERS: Readonly<Record<string, Part>> = {
  cat: {
    words: ['Katze', 'cat'],
    doings: { sit: null, back: null, sleep: ['Schlaf', 'sleep'], walk: null },
    draw(stage, x, y, size, { doing, flip }) {
      cat(stage, CAT_MANNERS.find((known) => known === doing) ?? 'sit', x, y, size, flip, anySlot(stage))
    },
  },
  owl: {
    words: ['Eule', 'owl'],
    draw: (stage, x, y, size) => owl(stage, x, y, size, 'c', 'd'),
  },
  bird: {
    words: ['Vogel', 'bird'],
    doings: { sit: null, fly: ['Flug', 'flight'] },
    draw(stage, x, y, size, { doing, flip }) {
      const draw = doing === 'fly' ? flyingBird : songbird
      draw(stage, x, y, size * 1.2, flip, anySlot(stage), 'd')
    },
  },
  heron: {
    words: ['Reiher', 'heron'],
    draw: (stage, x, y, size, { flip }) => wader(stage, x, y, size, flip, 'white'),
  },
  flamingo: {
    words: ['Flamingo', 'flamingo'],
    draw: (stage, x, y, size, { flip }) => wader(stage, x, y, size, flip, 'bloom'),
  },
  fish: {
    words: ['Fisch', 'fish'],
    draw: (stage, x, y, size, { flip }) => fish(stage, x, y, size * 1.6, flip, anySlot(stage), 'light'),
  },
  whale: {
    words: ['Wal', 'whale'],
    draw: (stage, x, y, size, { flip }) => whale(stage, x, y, size * 2, flip, 'd'),
  },
  octopus: {
    words: ['Oktopus', 'octopus'],
    draw: (stage, x, y, size) => octopus(stage, x, y, size, 'bloom'),
  },
  jellyfish: {
    words: ['Qualle', 'jellyfish'],
    draw: (stage, x, y, size) => jellyfish(stage, x, y, size, anySlot(stage)),
  },
  turtle: {
    words: ['Schildkröte', 'turtle'],
    draw: (stage, x, y, size, { flip }) => turtle(stage, x, y, size, flip, 0.1),
  },
}

export const ANIMALS: Readonly<Record<string, Part>> = {
  ...OTHERS,
  fox: fourLegs('fox'),
  wolf: fourLegs('wolf'),
  deer: fourLegs('deer'),
  horse: fourLegs('horse'),
  bear: fourLegs('bear'),
  elephant: fourLegs('elephant'),
  giraffe: fourLegs('giraffe'),
  sheep: fourLegs('sheep'),
  cow: fourLegs('cow'),
  tiger: fourLegs('tiger'),
  dog: fourLegs('dog'),
  goat: fourLegs('goat'),
  camel: fourLegs('camel'),
  lion: fourLegs('lion'),
  unicorn: fourLegs('unicorn'),
  ...OTHER_ANIMALS,
}
