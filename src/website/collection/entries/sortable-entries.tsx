import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  type ScreenReaderInstructions,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useMemo, useRef } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { type Collection, type CollectionEntry, withImageMoved } from '#domain/collection/collection-model.ts'
import { type CollectionMessageKey, useCollectionMessages } from '#website/collection/collection-messages.ts'
import { useShownList } from '#website/collection/projects/use-shown-project.ts'
import { openZoomHere } from '#website/image-grid/section/open-zoom-here.ts'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { zoomAddress } from '#website/image-zoom/zoom-address.ts'
import { useAddress } from '#website/navigation/address.ts'
import style from './contact-sheet.module.css'
import { SortableEntry } from './sortable-entry.tsx'

const DRAG_STARTS_AFTER_PX = 6
/** With a shorter delay, scrolling by touch would drag pictures. */
const LONG_PRESS_MS = 250
const LONG_PRESS_TOLERANCE_PX = 8

type SortableEntriesProps = {
  entries: Collection
  tiles: ReadonlyMap<number, Tile | null>
  onPut: ((imageId: number) => void) | null
  onRemove: (entry: CollectionEntry) => void
}

export function SortableEntries({ entries, tiles, onPut, onRemove }: SortableEntriesProps) {
  const list = useShownList()
  const sheet = useRef<HTMLOListElement>(null)
  const enlargedAt = zoomAddress(useAddress())
  const ids = useMemo(() => entries.map(({ imageId }) => imageId), [entries])
  /** The position counts the entries that are not shown. */
  function move({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return
    const collection = list.read()
    const to = collection.findIndex(({ imageId }) => imageId === over.id)
    if (to >= 0) list.write(withImageMoved(collection, Number(active.id), to))
  }

  const nameOf = (id: number) => tiles.get(id)?.alt ?? ''

  /** Moves the focus to a neighbour before the focused button is removed. */
  function removeAt(index: number, entry: CollectionEntry) {
    const neighbour = ids[index + 1] ?? ids[index - 1]
    const frame = `[${TILE_ATTRIBUTE}="${neighbour}"]`
    sheet.current?.querySelector<HTMLElement>(`${frame} [data-removes]`)?.focus()
    onRemove(entry)
  }

  return (
    <DndContext
      sensors={useMovingSensors()}
      collisionDetection={closestCenter}
      accessibility={useMoveMessages(ids, nameOf)}
      onDragEnd={move}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
        <ol ref={sheet} className={style.sheet} onClick={openZoomHere}>
          {entries.map((entry, index) => (
            <SortableEntry
              key={entry.imageId}
              entry={entry}
              tile={tiles.get(entry.imageId) ?? undefined}
              number={index + 1}
              enlargedAt={enlargedAt}
              onPut={onPut}
              onRemove={() => removeAt(index, entry)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function useMovingSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_STARTS_AFTER_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: LONG_PRESS_MS, tolerance: LONG_PRESS_TOLERANCE_PX },
    }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  )
}

type MoveMessages = { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions }

function useMoveMessages(ids: readonly number[], nameOf: (id: number) => string): MoveMessages {
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
