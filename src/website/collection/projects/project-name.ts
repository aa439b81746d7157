import { cleanTitle } from '#domain/collection/collection-model.ts'
import type { Project } from '#domain/collection/projects.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { projectsState } from '#website/collection/collection-store.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { listProjects } from './use-projects.ts'

/** How a project is called on the page: the first one has a name of ours until it is given one. */
export function useProjectName(): (project: Project | string | null) => string {
  const { t } = useMessages()
  return (project) => {
    const { all } = projectsState.read()
    const found = typeof project === 'string' ? all.find(({ id }) => id === project) : project
    return found?.name || t('collection_mine')
  }
}

export function useNewName(): (typed: string) => string {
  const { t } = useCollectionMessages()
  return (typed) => cleanTitle(typed) || t('collection_nth_project', { number: listProjects().length + 1 })
}
