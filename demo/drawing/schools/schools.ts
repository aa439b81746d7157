import type { Random } from '../core/random.ts'
import { DIALECTS, type Dialect } from '../hands/hand.ts'
import { airbrush } from './airbrush.ts'
import { collage } from './collage.ts'
import { colouredPencil } from './coloured-pencil.ts'
import { comic } from './comic.ts'
import { embroidery } from './embroidery.ts'
import { engraving } from './engraving.ts'
import { flat } from './flat.ts'
import { gouache } from './gouache.ts'
import { gritty } from './gritty.ts'
import { inkLine } from './ink-line.ts'
import { linocut } from './linocut.ts'
import { mosaic } from './mosaic.ts'
import { neon } from './neon.ts'
import type { Painter } from './painter.ts'
import { paperCut } from './paper-cut.ts'
import { pastel } from './pastel.ts'
import { pixel } from './pixel.ts'
import { pointillist } from './pointillist.ts'
import { riso } from './riso.ts'
import { stainedGlass } from './stained-glass.ts'
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
  comic: { create: comic, dialects: DIALECTS, share: 4, animates: true },
  airbrush: { create: airbrush, dialects: DIALECTS, share: 3, animates: false },
  pastel: { create: pastel, dialects: DIALECTS, share: 3, animates: false },
  pointillist: { create: pointillist, dialects: SOFT, share: 2, animates: false },
  mosaic: { create: mosaic, dialects: SOFT, share: 2, animates: false },
  pixel: { create: pixel, dialects: SOFT, share: 2, animates: true },
  embroidery: { create: embroidery, dialects: SOFT, share: 2, animates: false },
  neon: { create: neon, dialects: DIALECTS, share: 2, animates: false },
  engraving: { create: engraving, dialects: SOFT, share: 3, animates: false },
  collage: { create: collage, dialects: DIALECTS, share: 4, animates: false },
  'coloured-pencil': { create: colouredPencil, dialects: SOFT, share: 3, animates: false },
  'stained-glass': { create: stainedGlass, dialects: SOFT, share: 2, animates: false },
} as const satisfies Record<string, School>

export type SchoolName = keyof typeof LIST
export const SCHOOL_LIST: Record<SchoolName, School> = LIST
