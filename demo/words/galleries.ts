import { GALLERIES_BY_SUBJECT } from './galleries-by-subject.ts'
import { GALLERIES_BY_TECHNIQUE } from './galleries-by-technique.ts'
import { GALLERIES_BY_USE } from './galleries-by-use.ts'
import type { Gallery } from './gallery.ts'

/** The 24 style galleries of the demo agency, in the German order of their names. */
export const GALLERIES: readonly Gallery[] = [
  ...GALLERIES_BY_TECHNIQUE,
  ...GALLERIES_BY_SUBJECT,
  ...GALLERIES_BY_USE,
].toSorted((one, other) => one.nameDe.localeCompare(other.nameDe, 'de'))
