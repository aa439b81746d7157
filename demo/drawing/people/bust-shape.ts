import type { Random } from '../core/random.ts'
import type { Hand } from '../hands/hand.ts'
import { mouthsFor } from './bust-mouth.ts'

/** How a likeness reads at first glance; without it, anybody may come. */
export type Looks = 'feminine' | 'masculine'

const EYES = ['dot', 'oval', 'lid', 'open', 'laugh', 'narrow', 'wide'] as const
export type EyeKind = (typeof EYES)[number]

const NOSES = ['line', 'wedge', 'button', 'long', 'hook', 'broad', 'snub', 'bulb', 'straight'] as const
export type NoseKind = (typeof NOSES)[number]

/** Half the width at the temples; cheeks, jaw and chin as shares of it; where the chin ends. */
const SKULLS = [
  { half: 0.45, cheek: 1.02, jaw: 0.8, chinWide: 0.4, chin: 0.48 },
  { half: 0.33, cheek: 0.96, jaw: 0.78, chinWide: 0.42, chin: 0.7 },
  { half: 0.4, cheek: 1, jaw: 0.97, chinWide: 0.68, chin: 0.58 },
  { half: 0.43, cheek: 0.88, jaw: 0.5, chinWide: 0.13, chin: 0.6 },
  { half: 0.5, cheek: 1, jaw: 0.86, chinWide: 0.5, chin: 0.56 },
  { half: 0.31, cheek: 0.9, jaw: 0.6, chinWide: 0.22, chin: 0.62 },
  { half: 0.37, cheek: 1.14, jaw: 1.16, chinWide: 0.66, chin: 0.56 },
  { half: 0.38, cheek: 0.95, jaw: 0.7, chinWide: 0.3, chin: 0.56 },
  { half: 0.36, cheek: 1.04, jaw: 0.9, chinWide: 0.3, chin: 0.72 },
]

/** The years change these, from child to old; `lines` counts wrinkles, `grey` how likely white hair is. */
const AGES = [
  { often: 1, eyeLine: 0.08, eye: 1.45, nose: 0.55, ear: 1.1, chin: -0.06, build: 0.76, lines: 0, grey: 0 },
  { often: 3, eyeLine: 0, eye: 1.1, nose: 0.9, ear: 0.9, chin: 0, build: 0.95, lines: 0, grey: 0 },
  { often: 2, eyeLine: -0.05, eye: 0.95, nose: 1.1, ear: 1.05, chin: 0, build: 1.05, lines: 1, grey: 0.1 },
  { often: 2, eyeLine: -0.04, eye: 0.8, nose: 1.3, ear: 1.35, chin: 0.03, build: 0.95, lines: 3, grey: 0.75 },
].flatMap((age) => Array<typeof age>(age.often).fill(age))

/** `rise` above the eyes; a `lift` raises only one; `joined` ones meet over the nose. */
const BROWS = [
  { weight: 0.5, tilt: 0, rise: 0.02, long: 0.09, lift: 0, joined: false },
  { weight: 2.4, tilt: 0.01, rise: 0, long: 0.11, lift: 0, joined: false },
  { weight: 1.1, tilt: -0.02, rise: 0.07, long: 0.1, lift: 0, joined: false },
  { weight: 1.9, tilt: 0.015, rise: 0, long: 0.11, lift: 0, joined: true },
  { weight: 1.5, tilt: 0.045, rise: -0.01, long: 0.1, lift: 0, joined: false },
  { weight: 1.1, tilt: -0.05, rise: 0.02, long: 0.1, lift: 0, joined: false },
  { weight: 1.3, tilt: 0.01, rise: 0, long: 0.1, lift: 0.07, joined: false },
  { weight: 3.2, tilt: -0.02, rise: 0.01, long: 0.07, lift: 0, joined: false },
]

/** Measures of a face one unit high, and of the neck and shoulders below it. */
export type FaceShape = ReturnType<typeof faceOf>

export function faceOf(random: Random, hand: Hand, looks?: Looks) {
  const years = random.pick(AGES)
  const skull = random.pick(SKULLS)
  const chin = skull.chin + years.chin + random.between(-0.02, 0.02)
  const eyeLine = -0.03 + years.eyeLine + random.between(-0.03, 0.03)
  const noseLength = random.between(0.1, 0.22) * years.nose
  const noseEnd = eyeLine + 0.06 + noseLength
  const build = years.build * (looks === 'masculine' ? 1.08 : looks === 'feminine' ? 0.9 : 1)
  const lids = ['none', 'none', 'heavy', 'bags', 'lashes'].slice(0, looks === 'masculine' ? 4 : 5)
  return {
    ...skull,
    chin,
    turn: random.pick([0, 0, 0.08, 0.13, 0.19, 0.27]),
    eyes: random.pick<EyeKind>([hand.eyes, hand.eyes, ...EYES]),
    lid: random.pick(lids),
    eyeLine,
    eyeSize: random.between(0.8, 1.3) * years.eye,
    eyeGap: skull.half * random.between(0.36, 0.52),
    eyeTilt: random.between(-0.22, 0.22),
    /** Where the eyes look: -1 left to 1 right. */
    lookAside: random.between(-0.5, 1),
    nose: random.pick<NoseKind>([hand.nose, ...NOSES]),
    noseLength,
    noseWidth: random.between(0.05, 0.12) * Math.sqrt(years.nose),
    brow: random.pick(BROWS),
    ear: random.between(0.75, 1.3) * years.ear,
    lines: years.lines,
    cheeks: random.pick([0, 0.6, 1, 1.4]),
    /** Lips in the colour of blush read as painted. */
    mouth: random.pick(mouthsFor(looks !== 'masculine')),
    mouthWidth: skull.half * random.between(0.2, 0.46),
    mouthLine: noseEnd + (chin - noseEnd) * random.between(0.38, 0.55),
    white: random.chance(years.grey),
    marks: random.pick(['none', 'none', 'none', 'freckles', 'mole']),
    neckLong: chin - 0.58 + random.between(-0.07, 0.13),
    neckWide: random.between(0.72, 1.2) * build,
    shoulder: random.between(0.72, 1.08) * build,
    tilt: random.swing() * 0.16,
  }
}
