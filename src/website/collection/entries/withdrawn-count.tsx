import { useCollectionMessages } from '#website/collection/collection-messages.ts'

/** Shows how many images of a collection are no longer visible. */
export function WithdrawnCount({ count }: { count: number }) {
  const { t } = useCollectionMessages()
  return <span>{count === 1 ? t('collection_withdrawn_one') : t('collection_withdrawn', { count })}</span>
}
