import { validEntries } from '#platform/browser/saved-state.ts'
import { COLLECTION_KEY, LONGEST_TITLE } from './collection-model.ts'

// Every page with pictures needs this of a visitor's projects; the rest is in `project-changes.ts`.

export const PROJECTS_KEY = 'projects'
/** This project is always there; its images are stored as those of visitors who have no other one. */
export const FIRST_PROJECT = '1'

/** The name is empty until the visitor gives one; without a cover, the first image stands for the project. */
export type Project = { id: string; name: string; coverId: number | null }

/** The first project is always among them, and images go to the current one. */
export type Projects = { currentId: string; all: readonly Project[] }

export const ONE_PROJECT: Projects = {
  currentId: FIRST_PROJECT,
  all: [{ id: FIRST_PROJECT, name: '', coverId: null }],
}

export function listKeyOf(projectId: string): string {
  return projectId === FIRST_PROJECT ? COLLECTION_KEY : `${COLLECTION_KEY}-${projectId}`
}

/**
 * Returns null for values that are not ours. A project with an invalid name or cover loses only that, since its images
 * are found by its id; one without an id is left out. A missing current one is replaced by the first.
 */
export function parseProjects(saved: unknown, onLoss: () => void): Projects | null {
  const { currentId, all }: Loose<Projects> = saved ?? {}
  const rules = {
    parse: (one: unknown) => parseProject(one, onLoss),
    keyOf: ({ id }: Project) => id,
    most: Number.POSITIVE_INFINITY,
  }
  const known = validEntries(all, rules, onLoss)
  if (!known || known.length === 0) return null
  const hasFirst = known.some(({ id }) => id === FIRST_PROJECT)
  const current = known.find(({ id }) => id === currentId)
  if (!hasFirst || !current) onLoss()
  return {
    currentId: current?.id ?? FIRST_PROJECT,
    all: hasFirst ? known : [...ONE_PROJECT.all, ...known],
  }
}

/** Nothing is known of this object, or it is something else, which has none of the properties. */
type Loose<Shape> = Partial<Record<keyof Shape, unknown>>

function parseProject(saved: unknown, onLoss: () => void): Project | null {
  const { id, name, coverId }: Loose<Project> = saved ?? {}
  if (typeof id !== 'string') return null
  const hasName = typeof name === 'string' && name.length <= LONGEST_TITLE
  const hasCover = coverId === null || typeof coverId === 'number'
  if (!hasName || !hasCover) onLoss()
  return { id, name: hasName ? name : '', coverId: hasCover ? coverId : null }
}
