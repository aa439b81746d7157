import { type Collection, withBack, withoutImages } from '#domain/collection/model.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { useShownList } from '#website/collection/projects/shown-project.ts'
import { showToast } from '#website/toast/toast-store.ts'

/**
 * Removes images, shows a toast, and offers to undo. `onVanish` is called when the focused element disappears: the
 * last image, or the undo button.
 */
export function useRemoving(onVanish: () => void): (removed: Collection) => void {
  const { t } = useCollectionMessages()
  const list = useShownList()
  return (removed) => {
    const before = list.read()
    const left = withoutImages(before, new Set(removed.map(({ imageId }) => imageId)))
    list.write(left)
    if (left.length === 0 || removed.length > 1) onVanish()
    showToast({
      text: t(left.length === 0 ? 'collection_emptied' : 'collection_removed'),
      action: {
        label: t('collection_undo'),
        onClick: () => {
          list.write(withBack(list.read(), before))
          onVanish()
        },
      },
    })
  }
}
