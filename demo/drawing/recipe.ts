import { z } from 'zod'
import { USES } from './mockups/mockups.ts'
import { SUBJECT_LISTS, type SubjectName } from './motifs/motifs.ts'
import { SCHOOL_LIST, type SchoolName } from './schools.ts'

export type School = SchoolName
export type Subject = SubjectName

/** The keys of a record of ours, in the order they were written. */
function namesOf<Name extends string>(record: Record<Name, unknown>): [Name, ...Name[]] {
  const names: Name[] = []
  for (const name in record) names.push(name)
  const [first, ...rest] = names
  if (first === undefined) throw new Error('The list of names is empty.')
  return [first, ...rest]
}

export const SCHOOLS = namesOf(SCHOOL_LIST)
export const SUBJECTS = namesOf(SUBJECT_LISTS)
const ITSELF = ['work', 'portrait', 'hero-large', 'hero-mobile', 'news', 'banner', 'film'] as const
/** A work in use has the recipe of the work, with one of `USES` as its kind. */
export const KINDS = [...ITSELF, ...USES] as const
/** How the artist's name and texts speak of them; a likeness without it is of anybody. */
export const LOOKS = ['feminine', 'masculine'] as const
export const MOTIONS = ['boil', 'drift', 'blink'] as const

/** All that a picture is drawn from; the same recipe draws the same picture everywhere. */
export const Recipe = z.object({
  kind: z.enum(KINDS),
  school: z.enum(SCHOOLS),
  hand: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  subject: z.enum(SUBJECTS),
  /** Counts the takes of the subject's motifs: three of the first, three of the second and so on, then from the start. */
  number: z.int().min(0),
  motion: z.enum(MOTIONS).exactOptional(),
  looks: z.enum(LOOKS).exactOptional(),
})
export type Recipe = z.infer<typeof Recipe>
