import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import { useRef } from 'react'
import { type CollectionMessageKey, useCollectionMessages } from '#website/collection/collection-messages.ts'

type MoveMessages = { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions }

/** Screen reader announcements while a picture is moved. */
export function useMoveMessages(ids: readonly number[], nameOf: (id: number) => string): MoveMessages {
  const { t } = useCollectionMessages()
  const say = (key: CollectionMessageKey, image: UniqueIdentifier, at: UniqueIdentifier) =>
    t(key, { image: nameOf(Number(image)), place: ids.indexOf(Number(at)) + 1, count: ids.length })
  const isJustTaken = useRef(false)
  return {
    announcements: {
      onDragStart: ({ active }) => {
        isJustTaken.current = true
        return say('collection_move_taken', active.id, active.id)
      },
      onDragOver: ({ active, over }) => {
        // A picture that was just picked up is over its own position, which was announced already.
        const isAnnounced = isJustTaken.current && over?.id === active.id
        isJustTaken.current = false
        return isAnnounced ? undefined : say('collection_move_over', active.id, over?.id ?? active.id)
      },
      onDragEnd: ({ active, over }) => say('collection_move_done', active.id, over?.id ?? active.id),
      onDragCancel: ({ active }) => say('collection_move_cancelled', active.id, active.id),
    },
    screenReaderInstructions: { draggable: t('collection_move_how') },
  }
}
