import { useCollectionMessages } from '#website/collection/collection-messages.ts'

export function WithdrawnCount({ count }: { count: number }) {
  const { t } = useCollectionMessages()
  return <span>{count === 1 ? t('collection_withdrawn_one') : t('collection_withdrawn', { count })}</span>
}
