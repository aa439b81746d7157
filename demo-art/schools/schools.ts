import type { Random } from '../core/random.ts'
import { DIALECTS, type Dialect } from '../hands/hand.ts'
import { flat } from './flat.ts'
import { gouache } from './gouache.ts'
import { gritty } from './gritty.ts'
import { inkLine } from './ink-line.ts'
import { linocut } from './linocut.ts'
import type { Painter } from './painter.ts'
import { paperCut } from './paper-cut.ts'
import { riso } from './riso.ts'
import { watercolour } from './watercolour.ts'

type School = {
  /** An artist of the school, with chance deciding the artist's own settings. */
  create: (random: Random) => Painter
  /** Geometric accents that suit the technique. */
  dialects: readonly Dialect[]
  /** How many artists of the roster work this way, against one another. */
  share: number
  /** Clean areas and lines: small as animations, and pleasant when they boil. */
  animates: boolean
}

const SOFT: readonly Dialect[] = ['plain', 'wonky', 'tall', 'leaning', 'arched']

/** The one place to add a school: one file with its painter and one line here. */
const LIST = {
  flat: { create: flat, dialects: DIALECTS, share: 5, animates: true },
  gritty: { create: gritty, dialects: DIALECTS, share: 5, animates: false },
  riso: { create: riso, dialects: DIALECTS, share: 4, animates: false },
  'ink-line': { create: inkLine, dialects: SOFT, share: 4, animates: true },
  'paper-cut': { create: paperCut, dialects: DIALECTS, share: 4, animates: false },
  watercolour: { create: watercolour, dialects: SOFT, share: 4, animates: false },
  linocut: { create: linocut, dialects: SOFT, share: 4, animates: false },
  gouache: { create: gouache, dialects: DIALECTS, share: 4, animates: false },
} as const satisfies Record<string, School>

export type SchoolName = keyof typeof LIST
export const SCHOOL_LIST: Record<SchoolName, School> = LIST
