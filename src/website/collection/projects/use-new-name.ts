import { cleanTitle } from '#domain/collection/title.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { listProjects } from './use-projects.ts'

/** The name that was typed for a new project, else one with a number. */
export function useNewName(): (typed: string) => string {
  const { t } = useCollectionMessages()
  return (typed) => cleanTitle(typed) || t('collection_nth_project', { number: listProjects().length + 1 })
}
