import { adjust } from '../core/colour.ts'
import { createRandom, itemAt, type Random } from '../core/random.ts'
import { PALETTES, type Palette } from './palettes.ts'

export const DIALECTS = ['plain', 'wonky', 'angular', 'tall', 'leaning', 'arched', 'puffy'] as const
export type Dialect = (typeof DIALECTS)[number]
export const PATTERNS = ['plain', 'stripes', 'dots', 'leaves', 'checks', 'waves'] as const
export type Pattern = (typeof PATTERNS)[number]
export const TREES = ['round', 'cone', 'poplar', 'lollipop', 'birch', 'palm', 'cloud'] as const
export type TreeKind = (typeof TREES)[number]

/** An artist: what stays the same from work to work, whatever the subject. */
export type Hand = {
  /** Two that share paper, ink and most of their tones, used in turn. */
  palettes: readonly [Palette, Palette]
  /** From 0 to 1: which of the grounds that suit a mood this artist likes best. */
  groundTaste: number
  dialect: Dialect
  /** How strongly the dialect bends things, 0 to 1, and in which direction. */
  bend: number
  bendPhase: number
  /** Height of a head as a share of the figure. */
  headSize: number
  /** Thickness of limbs against the usual. */
  limbs: number
  /** Length of legs, width of shoulders and of the waist against the usual. */
  legs: number
  shoulders: number
  girth: number
  eyes: 'dot' | 'oval' | 'lid' | 'open'
  nose: 'line' | 'wedge' | 'button' | 'long'
  blushes: boolean
  trees: readonly TreeKind[]
  pattern: Pattern
  /** How much small detail: 0.4 sparse to 1 rich. */
  detail: number
  /** Size of sun and moon as a share of the width. */
  sunSize: number
  /** Chance for this artist's own choices outside the shared ones, such as a school's settings. */
  random: Random
}

export function createHand(school: string, seed: string, dialects: readonly Dialect[] = DIALECTS): Hand {
  const random = createRandom(`hand ${school} ${seed}`)
  const palette = ownPalette(random)
  return {
    palettes: [palette, siblingOf(palette, ownPalette(random))],
    groundTaste: random.fork('ground').next(),
    dialect: random.pick(dialects),
    bend: random.between(0.4, 1) * random.pick([-1, 1]),
    bendPhase: random.between(0, 99),
    headSize: random.between(0.1, 0.22),
    limbs: random.between(0.65, 1.5),
    ...proportionsOf(random.fork('proportions')),
    eyes: random.pick(['dot', 'dot', 'oval', 'lid', 'open']),
    nose: random.pick(['line', 'wedge', 'button', 'long']),
    blushes: random.chance(0.45),
    trees: random.shuffle(TREES).slice(0, random.whole(2, 3)),
    pattern: random.pick(PATTERNS),
    detail: random.between(0.5, 1),
    sunSize: random.between(0.07, 0.15),
    random: random.fork('own'),
  }
}

function proportionsOf(random: Random): Pick<Hand, 'legs' | 'shoulders' | 'girth'> {
  return {
    legs: random.between(0.86, 1.12),
    shoulders: random.between(0.85, 1.2),
    girth: random.between(0.85, 1.25),
  }
}

/** A palette of the list, moved a little so that no two artists mix quite the same colours. */
function ownPalette(random: Random): Palette {
  const chosen = itemAt(PALETTES, random.whole(0, PALETTES.length - 1))
  const turn = random.between(-9, 9)
  const chroma = random.between(0.85, 1.12)
  const own = (colour: string) => adjust(colour, random.between(-0.02, 0.02), chroma, turn)
  const [first, second, third, fourth] = chosen.tones
  return {
    paper: adjust(chosen.paper, 0, 1, turn),
    light: own(chosen.light),
    tones: [own(first), own(second), own(third), own(fourth)],
    ink: adjust(chosen.ink, 0, chroma, turn),
  }
}

/** The same paper and ink with one other tone: varied, and still known at a glance. */
function siblingOf(palette: Palette, other: Palette): Palette {
  const [first, second, third] = palette.tones
  const [, , , fourth] = other.tones
  return { ...palette, tones: [first, second, third, fourth] }
}
