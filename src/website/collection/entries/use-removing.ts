import { type Collection, withBack, withoutImages } from '#domain/collection/model.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { collectionState } from '#website/collection/collection-store.ts'
import { showToast } from '#website/toast/toast-store.ts'

/**
 * Removes images, shows a toast, and offers to undo. `onVanish` is called when the focused element disappears: the
 * last image, or the undo button.
 */
export function useRemoving(onVanish: () => void): (removed: Collection) => void {
  const { t } = useCollectionMessages()
  return (removed) => {
    const before = collectionState.read()
    const left = withoutImages(before, new Set(removed.map(({ imageId }) => imageId)))
    collectionState.write(left)
    if (left.length === 0 || removed.length > 1) onVanish()
    showToast({
      text: t(left.length === 0 ? 'collection_emptied' : 'collection_removed'),
      action: {
        label: t('collection_undo'),
        onClick: () => {
          collectionState.write(withBack(collectionState.read(), before))
          onVanish()
        },
      },
    })
  }
}
