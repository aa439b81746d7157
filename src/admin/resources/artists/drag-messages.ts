import {
  type DndContextProps,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'

/** Smaller movements during a click are not a drag. */
const SMALLEST_DRAG_PX = 6
/** A touch that rests starts a drag; one that moves at once scrolls. */
const FINGER_RESTS_MS = 200

export function useSensorsForAll() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: SMALLEST_DRAG_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: FINGER_RESTS_MS, tolerance: SMALLEST_DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
}

/** Screen reader announcements while a work is moved, in the current language. */
export function useDragMessages(
  order: readonly number[],
  titleOf: (id: UniqueIdentifier) => string,
): DndContextProps['accessibility'] {
  const translate = useTranslate()
  const justPickedUp = useRef(false)
  const placeOf = (id: UniqueIdentifier) => order.indexOf(Number(id)) + 1
  const say = (key: string, id: UniqueIdentifier, at: UniqueIdentifier) =>
    translate(`artists.${key}`, { title: titleOf(id), place: placeOf(at), count: order.length })
  return {
    screenReaderInstructions: { draggable: translate('artists.order_hint') },
    announcements: {
      onDragStart: ({ active }) => {
        justPickedUp.current = true
        return say('picked_up', active.id, active.id)
      },
      onDragOver: ({ active, over }) => {
        // A work that was just picked up is over itself; announcing that would cut off the first announcement.
        const silent = justPickedUp.current || !over
        justPickedUp.current = false
        return silent ? undefined : say('moved', active.id, over.id)
      },
      onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id ?? active.id),
      onDragCancel: ({ active }) => say('put_back', active.id, active.id),
    },
  }
}
