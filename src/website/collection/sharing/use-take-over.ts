import {
  type Collection,
  hasImage,
  MOST_COLLECTED,
  withAll,
  withoutImages,
} from '#domain/collection/model.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { collectionState } from '#website/collection/collection-store.ts'
import { showToast } from '#website/toast/toast-store.ts'

/** Adds a collection to the visitor's own, shows how many images were new, and offers to remove just those. */
export function useTakeOver(): (shared: Collection) => void {
  const { t } = useCollectionMessages()
  return (shared) => {
    const own = collectionState.read()
    const joined = withAll(own, shared)
    const came = new Set(joined.slice(own.length).map(({ imageId }) => imageId))
    const isFull = shared.some(({ imageId }) => !hasImage(joined, imageId))
    const full = isFull ? t('collection_full', { most: MOST_COLLECTED }) : ''
    if (came.size === 0) {
      showToast({ text: full || t('collection_taken_none') })
      return
    }
    collectionState.write(joined)
    const unkept = collectionState.isKept() ? '' : t('collection_unkept')
    const count = came.size
    const counted = count === 1 ? t('collection_taken_one') : t('collection_taken', { count })
    showToast({
      text: [counted, full, unkept].filter(Boolean).join(' '),
      action: {
        label: t('collection_undo'),
        onClick: () => collectionState.write(withoutImages(collectionState.read(), came)),
      },
    })
  }
}
