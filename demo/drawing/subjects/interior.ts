import { bathtub } from './interior/bathtub.ts'
import { dollhouse } from './interior/dollhouse.ts'
import { homeOffice } from './interior/home-office.ts'
import { readingCorner } from './interior/reading-corner.ts'
import { studio } from './interior/studio.ts'
import { supper } from './interior/supper.ts'
import type { Composition } from './piece.ts'

export const interior: readonly Composition[] = [
  readingCorner,
  studio,
  bathtub,
  homeOffice,
  supper,
  dollhouse,
]
