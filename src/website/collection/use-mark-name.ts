import { useMessages } from '#website/i18n/messages.tsx'
import { useElsewhere, useIsCollected, useNamedProject } from './collection-store.ts'

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
