import type { Recipe } from '../recipe.ts'

type Filmed = Pick<Recipe, 'subject' | 'number'>

/** Works that a film shows coming about, and its film. Chosen by looking. */
export const FILMED_WORKS: readonly (Filmed & { film: string })[] = [
  { subject: 'people', number: 115, film: 'process-sofa' },
  { subject: 'editorial', number: 103, film: 'process-key' },
  { subject: 'metaphors', number: 24, film: 'process-book' },
]

/** The film of a work, or null. */
export function filmOf({ subject, number }: Filmed): string | null {
  return FILMED_WORKS.find((work) => work.subject === subject && work.number === number)?.film ?? null
}
