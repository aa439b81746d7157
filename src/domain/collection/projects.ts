import { COLLECTION_KEY } from './model.ts'
import { LONGEST_TITLE } from './title.ts'

// What every page with pictures needs to know of a visitor's projects; the rest is in `project-changes.ts`.

/** Where a visitor's browser stores what projects there are; the images of each are under a key of its own. */
export const PROJECTS_KEY = 'projects'
/** The project that is always there. Its images are stored as those of visitors who have no other one. */
export const FIRST_PROJECT = '1'

/** A named collection. The name is empty until the visitor gives one; the cover is an image of it, or its first. */
export type Project = { id: string; name: string; coverId: number | null }

/** As they are stored. The first project is always among them, and images go to the current one. */
export type Projects = { currentId: string; all: readonly Project[] }

export const ONE_PROJECT: Projects = {
  currentId: FIRST_PROJECT,
  all: [{ id: FIRST_PROJECT, name: '', coverId: null }],
}

/** The key under which a project's images are stored. */
export function listKeyOf(projectId: string): string {
  return projectId === FIRST_PROJECT ? COLLECTION_KEY : `${COLLECTION_KEY}-${projectId}`
}

/** Null for what is not of ours. */
export function parseProjects(saved: unknown): Projects | null {
  const { currentId, all }: Loose<Projects> = saved ?? {}
  if (!Array.isArray(all) || !all.every(isProject)) return null
  const ids = new Set<unknown>(all.map(({ id }) => id))
  if (
    typeof currentId !== 'string' ||
    ids.size < all.length ||
    !ids.has(FIRST_PROJECT) ||
    !ids.has(currentId)
  )
    return null
  return { currentId, all }
}

/** An object of which nothing is known, or something else, which has none of the properties. */
type Loose<Shape> = Partial<Record<keyof Shape, unknown>>

function isProject(saved: unknown): saved is Project {
  const { id, name, coverId }: Loose<Project> = saved ?? {}
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    name.length <= LONGEST_TITLE &&
    (coverId === null || typeof coverId === 'number')
  )
}
