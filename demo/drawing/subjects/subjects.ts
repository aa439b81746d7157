import { animals } from './animals.ts'
import { architecture } from './architecture.ts'
import { city } from './city.ts'
import { editorial } from './editorial.ts'
import { fantasy } from './fantasy.ts'
import { food } from './food.ts'
import { interior } from './interior.ts'
import { landscape } from './landscape.ts'
import { lettering } from './lettering.ts'
import { metaphors } from './metaphors.ts'
import { movement } from './movement.ts'
import { music } from './music.ts'
import { pattern } from './pattern.ts'
import { people } from './people.ts'
import type { Composition } from './piece.ts'
import { plants } from './plants.ts'
import { portrait } from './portrait.ts'
import { science } from './science.ts'
import { sea } from './sea.ts'
import { space } from './space.ts'
import { technology } from './technology.ts'
import { travel } from './travel.ts'
import { underwater } from './underwater.ts'

/** The one place to add a subject: one file with its compositions and one line here. */
const LIST = {
  landscape,
  science,
  movement,
  music,
  travel,
  metaphors,
  pattern,
  lettering,
  fantasy,
  editorial,
  architecture,
  space,
  interior,
  technology,
  food,
  plants,
  animals,
  underwater,
  sea,
  city,
  people,
  portrait,
} as const satisfies Record<string, readonly Composition[]>

export type SubjectName = keyof typeof LIST

export const SUBJECT_LIST: Record<SubjectName, readonly Composition[]> = LIST
