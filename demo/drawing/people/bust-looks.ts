import type { Random } from '../core/random.ts'
import type { FaceShape } from './bust-face.ts'
import { BUST_HAIRS, type BustHair } from './bust-hair.ts'

/** How a likeness reads at first glance; without it, anybody may come. */
export type Looks = 'feminine' | 'masculine'

const BEARDS = ['full', 'moustache', 'goatee'] as const
export type Beard = 'none' | (typeof BEARDS)[number]

/** Each hair as often as it is likely to be met: many wear either, few of either wear none or braids. */
const HAIRS_OF: Record<Looks, Partial<Record<BustHair, number>>> = {
  feminine: {
    bob: 3,
    long: 3,
    waves: 3,
    fringe: 3,
    parted: 3,
    topknot: 3,
    ponytail: 2,
    braids: 2,
    curls: 2,
    afro: 1,
  },
  masculine: {
    crop: 5,
    quiff: 4,
    undercut: 4,
    bald: 3,
    beanie: 3,
    brimmed: 2,
    curls: 2,
    afro: 1,
    topknot: 1,
  },
}

const BEARDED: ReadonlySet<BustHair> = new Set([
  ...(['crop', 'quiff', 'bald', 'undercut', 'beanie', 'brimmed'] as const),
  ...(['turban', 'afro', 'curls', 'parted'] as const),
])
/** Hair that reads either way needs the beard to tell who the texts speak of. */
const READS_EITHER_WAY: ReadonlySet<BustHair> = new Set(['curls', 'afro', 'topknot'])
const BEARD_SHARE = 0.35
const BEARD_SHARE_OF_MEN = 0.6
const MOUTHS = ['smile', 'open', 'lips', 'calm', 'side'] as const

export function hairOf(random: Random, looks?: Looks): BustHair {
  if (!looks) return random.pick(BUST_HAIRS)
  const weights = HAIRS_OF[looks]
  return random.pick(BUST_HAIRS.flatMap((kind) => Array<BustHair>(weights[kind] ?? 0).fill(kind)))
}

export function beardOf(random: Random, style: BustHair, looks?: Looks): Beard {
  if (looks === 'feminine') return 'none'
  if (looks === 'masculine') {
    const bearded = READS_EITHER_WAY.has(style) || random.chance(BEARD_SHARE_OF_MEN)
    return bearded ? random.pick(BEARDS) : 'none'
  }
  return BEARDED.has(style) && random.chance(BEARD_SHARE) ? random.pick(BEARDS) : 'none'
}

/** Lips in the colour of blush read as painted. */
export function mouthOf(random: Random, looks?: Looks): FaceShape['mouth'] {
  return random.pick(looks === 'masculine' ? MOUTHS.filter((kind) => kind !== 'lips') : MOUTHS)
}
