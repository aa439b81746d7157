import type { Random } from './core/random.ts'
import { DIALECTS, type Dialect } from './hands/hand.ts'
import type { Painter } from './painter.ts'
import { airbrush } from './schools/airbrush.ts'
import { collage } from './schools/collage.ts'
import { colouredPencil } from './schools/coloured-pencil.ts'
import { comic } from './schools/comic.ts'
import { embroidery } from './schools/embroidery.ts'
import { engraving } from './schools/engraving.ts'
import { flat } from './schools/flat.ts'
import { gouache } from './schools/gouache.ts'
import { gritty } from './schools/gritty.ts'
import { inkLine } from './schools/ink-line.ts'
import { linocut } from './schools/linocut.ts'
import { mosaic } from './schools/mosaic.ts'
import { neon } from './schools/neon.ts'
import { paperCut } from './schools/paper-cut.ts'
import { pastel } from './schools/pastel.ts'
import { pixel } from './schools/pixel.ts'
import { pointillist } from './schools/pointillist.ts'
import { riso } from './schools/riso.ts'
import { stainedGlass } from './schools/stained-glass.ts'
import { watercolour } from './schools/watercolour.ts'

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
