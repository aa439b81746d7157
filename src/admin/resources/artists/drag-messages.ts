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

/** A click that trembles is no drag. */
const SMALLEST_DRAG_PX = 6
/** A finger that rests picks up; one that wipes at once scrolls. */
const FINGER_RESTS_MS = 200

export function useSensorsForAll() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: SMALLEST_DRAG_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: FINGER_RESTS_MS, tolerance: SMALLEST_DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
}

/** What voices say while a work is moved, in the language of the person. */
export function useDragWords(
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
        // A work that was just picked up lies over itself; saying so would cut the first sentence short.
        const silent = justPickedUp.current || !over
        justPickedUp.current = false
        return silent ? undefined : say('moved', active.id, over.id)
      },
      onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id ?? active.id),
      onDragCancel: ({ active }) => say('put_back', active.id, active.id),
    },
  }
}
