import { MOST_COLLECTED } from '#domain/collection/model.ts'
import { MOST_PROJECTS } from '#domain/collection/project-changes.ts'
import type { Project } from '#domain/collection/projects.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { projectsState } from '#website/collection/collection-store.ts'
import { chooseProject, createProject, passImage } from '#website/collection/projects/change-projects.ts'
import { useProjectName } from '#website/collection/projects/project-name.ts'
import { useNewName } from '#website/collection/projects/use-new-name.ts'
import { showToast } from '#website/toast/toast-store.ts'

type Passing = {
  imageId: number
  from: string
  isKept: boolean
  /** Whether images that are collected from now on go there too. */
  isFollowed: boolean
  /** Called when the image is no longer where it was. */
  onVanish?: (() => void) | undefined
}

/** Puts an image into another project or a new one, shows a toast, and offers to undo. */
export function usePassing({ imageId, from, isKept, isFollowed, onVanish }: Passing) {
  const { t } = useCollectionMessages()
  const nameOf = useProjectName()
  const toName = useNewName()

  function pass(project: Project, previousId = projectsState.read().currentId): void {
    const passed = passImage({ imageId, from, to: project.id, isKept })
    chooseProject(isFollowed && passed.outcome === 'done' ? project.id : previousId)
    if (passed.outcome === 'full')
      showToast({ text: t('collection_project_full', { project: nameOf(project), most: MOST_COLLECTED }) })
    if (passed.outcome === 'unkept') showToast({ text: t('collection_no_room'), isError: true })
    if (passed.outcome !== 'done') return
    if (!isKept) onVanish?.()
    showToast({
      text: t(isKept ? 'collection_copied_to' : 'collection_moved_to', { project: nameOf(project) }),
      action: {
        label: t('collection_undo'),
        onClick: () => {
          passed.undo()
          chooseProject(previousId)
        },
      },
    })
  }

  function passToNew(name: string): void {
    const previousId = projectsState.read().currentId
    const project = createProject(toName(name))
    if (project) pass(project, previousId)
    else showToast({ text: t('collection_projects_full', { most: MOST_PROJECTS }) })
  }

  return { pass, passToNew }
}
