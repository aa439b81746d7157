import { useCollectionMessages } from '#website/collection/collection-messages.ts'

/** Shows how many images of a collection are no longer visible. */
export function WithdrawnCount({ count }: { count: number }) {
  const { tell } = useCollectionMessages()
  return count === 1 ? tell('collection_withdrawn_one') : tell('collection_withdrawn', { count })
}
