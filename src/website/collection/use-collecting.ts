import { MOST_COLLECTED, withBack } from '#domain/collection/model.ts'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { showToast } from '#website/toast/toast-store.ts'
import { collectionState, toggleCollected } from './collection-store.ts'

/** Adds an image to the collection or removes it, and shows a toast. */
export function useCollecting(): (imageId: number) => ReturnType<typeof toggleCollected> {
  const { t, language } = useMessages()
  return (imageId) => {
    const before = collectionState.read()
    const outcome = toggleCollected(imageId)
    const count = collectionState.read().length
    const counted = count === 1 ? t('collection_holds_one') : t('collection_holds', { count })
    const unkept = collectionState.isKept() ? '' : ` ${t('collection_unkept')}`
    if (outcome === 'full') showToast({ text: t('collection_full', { most: MOST_COLLECTED }) })
    if (outcome === 'added')
      showToast({
        text: `${t('collection_added')} ${counted}${unkept}`,
        action: { label: t('collection_look'), to: paths.collection(language) },
      })
    if (outcome === 'removed')
      showToast({
        text: t('collection_removed'),
        action: {
          label: t('collection_undo'),
          onClick: () => collectionState.write(withBack(collectionState.read(), before)),
        },
      })
    return outcome
  }
}
