import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import { useRef } from 'react'
import { type CollectionWord, useCollectionWords } from '#website/collection/collection-messages.ts'

type MoveWords = { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions }

/** Screen reader announcements while a picture is moved. */
export function useMoveWords(ids: readonly number[], nameOf: (id: number) => string): MoveWords {
  const { tell } = useCollectionWords()
  const say = (key: CollectionWord, image: UniqueIdentifier, at: UniqueIdentifier) =>
    tell(key, { image: nameOf(Number(image)), place: ids.indexOf(Number(at)) + 1, count: ids.length })
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
    screenReaderInstructions: { draggable: tell('collection_move_how') },
  }
}
