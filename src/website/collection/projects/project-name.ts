import type { Project } from '#domain/collection/projects.ts'
import { projectsState } from '#website/collection/collection-store.ts'
import { useMessages } from '#website/i18n/messages.tsx'

/** How a project is called on the page: the first one has a name of ours until it is given one. */
export function useProjectName(): (project: Project | string | null) => string {
  const { t } = useMessages()
  return (project) => {
    const { all } = projectsState.read()
    const found = typeof project === 'string' ? all.find(({ id }) => id === project) : project
    return found?.name || t('collection_mine')
  }
}
