import type { Random } from '../core/random.ts'
import { BEARD_KINDS } from './bust-beards.ts'
import { BUST_HAIRS, type BustHair } from './bust-hair.ts'
import { mouthsFor } from './bust-mouth.ts'

/** How a likeness reads at first glance; without it, anybody may come. */
export type Looks = 'feminine' | 'masculine'

/** Each hair as often as it is likely to be met: many wear either, few of either wear none or braids. */
const HAIRS_OF: Record<Looks, Partial<Record<BustHair, number>>> = {
  feminine: {
    ...{ bob: 3, long: 2, waves: 3, fringe: 3, parted: 2, topknot: 3, ponytail: 2, braids: 2 },
    ...{ curls: 2, afro: 2, buns: 2, pixie: 2, scarf: 1 },
  },
  masculine: {
    ...{ crop: 3, quiff: 4, undercut: 3, bald: 2, beanie: 2, brimmed: 2, curls: 2, afro: 1, topknot: 1 },
    ...{ receding: 4, horseshoe: 3, spiky: 3, mohawk: 1, bowl: 2, slick: 2, turban: 1 },
  },
}

/** Nobody wears a beard with these when anybody may come. */
const NEVER_BEARDED: readonly string[] = [
  'bob',
  'long',
  'waves',
  'topknot',
  'ponytail',
  'braids',
  'scarf',
  'buns',
]
/** Hair that reads either way needs the beard to tell who the texts speak of. */
const READS_EITHER_WAY: readonly string[] = ['curls', 'afro', 'topknot', 'bowl']
const BEARD_SHARE = 0.35
const BEARD_SHARE_OF_MEN = 0.6

export function hairOf(random: Random, looks?: Looks): BustHair {
  if (!looks) return random.pick(BUST_HAIRS)
  const weights = HAIRS_OF[looks]
  return random.pick(BUST_HAIRS.flatMap((kind) => Array<BustHair>(weights[kind] ?? 0).fill(kind)))
}

export function beardOf(random: Random, style: BustHair, looks?: Looks): string {
  const share = looks === 'masculine' ? BEARD_SHARE_OF_MEN : NEVER_BEARDED.includes(style) ? 0 : BEARD_SHARE
  const bearded = random.chance(share) || (looks === 'masculine' && READS_EITHER_WAY.includes(style))
  return bearded && looks !== 'feminine' ? random.pick(BEARD_KINDS) : 'none'
}

/** Lips in the colour of blush read as painted. */
export function mouthOf(random: Random, looks?: Looks): string {
  return random.pick(mouthsFor(looks !== 'masculine'))
}
