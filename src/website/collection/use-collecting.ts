import { MOST_COLLECTED, withBack } from '#domain/collection/collection-model.ts'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { showToast } from '#website/ui/toasts.tsx'
import {
  collectionState,
  findNamedProject,
  listOf,
  projectsState,
  toggleCollected,
  useElsewhere,
  useIsCollected,
  useNamedProject,
} from './collection-store.ts'
import type { ProjectMenuProps } from './projects/project-menu.tsx'

export function useCollecting(): (imageId: number) => ReturnType<typeof toggleCollected> {
  const { t, language } = useMessages()
  const openMenu = useProjectMenu()
  return (imageId) => {
    const list = listOf(projectsState.read().currentId)
    const before = list.read()
    const outcome = toggleCollected(imageId)
    const count = list.read().length
    const counted = count === 1 ? t('collection_holds_one') : t('collection_holds', { count })
    const unkept = collectionState.isKept() ? '' : ` ${t('collection_unkept')}`
    const named = findNamedProject()
    const second = named && {
      label: t('collection_other_project'),
      onClick: () => openMenu({ imageId, projectId: named.id, isFollowed: true }),
    }
    if (outcome === 'full') showToast({ text: t('collection_full', { most: MOST_COLLECTED }), second })
    if (outcome === 'added')
      showToast({
        text:
          (named
            ? t('collection_added_to', { project: named.name || t('collection_mine') })
            : `${t('collection_added')} ${counted}`) + unkept,
        action: { label: t('collection_look'), to: paths.collection(language) },
        second,
      })
    if (outcome === 'removed')
      showToast({
        text: t('collection_removed'),
        action: { label: t('collection_undo'), onClick: () => list.write(withBack(list.read(), before)) },
      })
    return outcome
  }
}

export function useMarkName(imageId: number) {
  const { t } = useMessages()
  const isCollected = useIsCollected(imageId)
  const other = useElsewhere(imageId)
  const named = useNamedProject()
  const mine = t('collection_mine')
  return {
    isCollected,
    label: t(isCollected ? 'collection_remove' : 'collection_add'),
    elsewhere: other && !isCollected ? t('collection_elsewhere', { project: other.name || mine }) : '',
    title: named ? t('collection_project', { project: named.name || mine }) : undefined,
  }
}

export function useProjectMenu(): (props: ProjectMenuProps) => void {
  const { t } = useMessages()
  return (props) =>
    void import('./projects/project-menu.tsx')
      .then(({ openProjectMenu }) => openProjectMenu(props))
      .catch(() => showToast({ text: t('collection_menu_failed') }))
}
