import type { Collection } from '#domain/collection/collection-model.ts'
import type { Project } from '#domain/collection/projects.ts'
import {
  collectionState,
  isListed,
  listOf,
  projectsState,
  useStored,
} from '#website/collection/collection-store.ts'

const NONE: readonly Project[] = []
const EMPTY: Collection = []
let listed = NONE

/** Returns the same list while it has the same projects. */
export function listProjects(): readonly Project[] {
  const { all, currentId } = projectsState.read()
  const now = all.filter((project) => project.id === currentId || isListed(project))
  const isSame = now.length === listed.length && now.every((project, at) => project === listed[at])
  if (!isSame) listed = now
  return listed
}

export function useProjects(): readonly Project[] {
  return useStored(listProjects, NONE)
}

export function useListOf(projectId: string): Collection {
  return useStored(listOf(projectId).read, EMPTY)
}

/** False where the browser refuses to store the collection. */
export function useIsKept(): boolean {
  return useStored(collectionState.isKept, true)
}
