import { animals } from './animals.ts'
import { city } from './city.ts'
import { landscape } from './landscape.ts'
import { people } from './people.ts'
import type { Composition } from './piece.ts'
import { portrait } from './portrait.ts'
import { sea } from './sea.ts'
import { underwater } from './underwater.ts'

/** The one place to add a subject: one file with its compositions and one line here. */
const LIST = {
  landscape,
  animals,
  underwater,
  sea,
  city,
  people,
  portrait,
} as const satisfies Record<string, readonly Composition[]>

export type SubjectName = keyof typeof LIST
export const SUBJECT_LIST: Record<SubjectName, readonly Composition[]> = LIST
