import {
  type Collection,
  hasImage,
  MOST_COLLECTED,
  withAll,
  withoutImages,
} from '#domain/collection/model.ts'
import { MOST_PROJECTS } from '#domain/collection/project-changes.ts'
import { paths } from '#site/paths.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { collectionState, listOf, projectsState } from '#website/collection/collection-store.ts'
import {
  chooseProject,
  createProject,
  deleteProject,
  renameProject,
} from '#website/collection/projects/change-projects.ts'
import { useProjectName } from '#website/collection/projects/project-name.ts'
import { useNewName } from '#website/collection/projects/use-new-name.ts'
import { showToast } from '#website/toast/toast-store.ts'

/** Takes a shared collection over into the current project or into a new one, and offers to undo just that. */
export function useTakeOver(title: string) {
  const { t, language } = useCollectionMessages()
  const toName = useNewName()
  const nameOf = useProjectName()

  /** An empty project without a name takes that of the shared one. */
  function takeOver(shared: Collection): void {
    const { all, currentId } = projectsState.read()
    const list = listOf(currentId)
    const own = list.read()
    const joined = withAll(own, shared)
    const came = new Set(joined.slice(own.length).map(({ imageId }) => imageId))
    const isFull = shared.some(({ imageId }) => !hasImage(joined, imageId))
    const full = isFull ? t('collection_full', { most: MOST_COLLECTED }) : ''
    if (came.size === 0) {
      showToast({ text: full || t('collection_taken_none') })
      return
    }
    list.write(joined)
    const isNamed = all.some(({ id, name }) => id === currentId && name)
    const isNaming = title !== '' && own.length === 0 && !isNamed
    if (isNaming) renameProject(currentId, title)
    const unkept = collectionState.isKept() ? '' : t('collection_unkept')
    const count = came.size
    const counted = count === 1 ? t('collection_taken_one') : t('collection_taken', { count })
    showToast({
      text: [counted, full, unkept].filter(Boolean).join(' '),
      action: {
        label: t('collection_undo'),
        onClick: () => {
          list.write(withoutImages(list.read(), came))
          if (isNaming) renameProject(currentId, '')
        },
      },
    })
  }

  function takeOverAsNew(shared: Collection): void {
    const previousId = projectsState.read().currentId
    const project = createProject(toName(title))
    if (!project) {
      showToast({ text: t('collection_projects_full', { most: MOST_PROJECTS }) })
      return
    }
    listOf(project.id).write(shared)
    const unkept = collectionState.isKept() ? '' : ` ${t('collection_unkept')}`
    showToast({
      text: t('collection_taken_as', { project: nameOf(project) }) + unkept,
      action: { label: t('collection_look'), to: paths.collection(language) },
      second: {
        label: t('collection_undo'),
        onClick: () => {
          deleteProject(project)
          chooseProject(previousId)
        },
      },
    })
  }

  return { takeOver, takeOverAsNew }
}
