import { ANIMALS } from './cast/animals.ts'
import { FANTASY } from './cast/fantasy.ts'
import { HOUSEHOLD } from './cast/household.ts'
import { NATURE } from './cast/nature.ts'
import { OUTDOORS } from './cast/outdoors.ts'
import { LIKENESSES, PEOPLE } from './cast/people.ts'
import type { Part } from './part.ts'

/** Everybody and everything that a motif can name. */
export const CAST: Readonly<Record<string, Part>> = {
  ...PEOPLE,
  ...LIKENESSES,
  ...ANIMALS,
  ...FANTASY,
  ...HOUSEHOLD,
  ...OUTDOORS,
  ...NATURE,
}
