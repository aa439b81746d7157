import type { Project } from '#domain/collection/projects.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { changeAddress } from '#website/navigation/address.ts'
import { showToast } from '#website/toast/toast-store.ts'
import { deleteProject } from './change-projects.ts'
import { useProjectName } from './project-name.ts'
import { searchFor } from './use-shown-project.ts'

/** Deletes a project, and offers to undo. `onVanish` is called when the focused element is gone. */
export function useDeleting(onVanish: () => void): (project: Project) => void {
  const { t } = useCollectionMessages()
  const nameOf = useProjectName()
  return (project) => {
    const name = nameOf(project)
    const undo = deleteProject(project)
    onVanish()
    showToast({
      text: t('collection_project_deleted', { project: name }),
      action: {
        label: t('collection_undo'),
        onClick: () => {
          undo()
          changeAddress(searchFor(project.id), { replace: true })
          onVanish()
        },
      },
    })
  }
}
