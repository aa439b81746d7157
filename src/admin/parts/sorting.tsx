import {
  closestCenter,
  DndContext,
  type DndContextProps,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { Box } from '@mui/material'
import { createContext, type ReactNode, useContext, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { COLOURS } from '#admin/theme.ts'
import { Picture } from './thumb.tsx'

export type SortedItem = { id: number; title: string; thumb: string | null; shape: string }

type SortingProps = { items: readonly SortedItem[]; change: (ids: number[]) => void; children: ReactNode }

const Items = createContext<readonly SortedItem[]>([])

/** Its children show each item by `Sortable`, in their order. Pointer, finger and keyboard sort them. */
export function Sorting({ items, change, children }: SortingProps) {
  const accessibility = useDragMessages(items)
  const sensors = useSensorsForAll()
  const ids = items.map(({ id }) => id)
  const move = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) change(moveItem(ids, Number(active.id), Number(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={move}
      {...(accessibility ? { accessibility } : {})}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Items.Provider value={items}>{children}</Items.Provider>
      </SortableContext>
    </DndContext>
  )
}

/** An item's picture, which is its handle. */
export function Sortable({ id, height, children }: { id: number; height?: number; children?: ReactNode }) {
  const translate = useTranslate()
  const items = useContext(Items)
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id })
  const item = items.find((one) => one.id === id)
  const moved = transform
    ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`
    : undefined
  const place = items.findIndex((one) => one.id === id) + 1
  return (
    <Box
      component="button"
      type="button"
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      // Where a row opens by a click, this does not.
      onClick={(event) => event.stopPropagation()}
      aria-label={translate('sorting.handle', { title: item?.title ?? id, place, count: items.length })}
      style={{ transform: moved, transition }}
      sx={{ ...TILE, ...(height ? FITTING : {}), ...(isDragging ? PICKED_UP : {}) }}
    >
      <Picture address={item?.thumb ?? null} alt="" {...(height ? { height } : {})} shape={item?.shape} />
      {children}
    </Box>
  )
}

const TILE = {
  display: 'block',
  position: 'relative',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'grab',
  touchAction: 'manipulation',
  '& img, & > div': { width: '100%', pointerEvents: 'none' },
  '&:focus-visible': { outline: `3px solid ${COLOURS.ink}`, outlineOffset: 2 },
}

/** The handle is no wider than its picture. */
const FITTING = { width: 'auto', '& img, & > div': { pointerEvents: 'none' } }

const PICKED_UP = { zIndex: 2, cursor: 'grabbing', outline: `4px solid ${COLOURS.red}` }

const SMALLEST_DRAG_PX = 6
/** A touch that rests starts a drag; one that moves at once scrolls. */
const FINGER_RESTS_MS = 200

function useSensorsForAll() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: SMALLEST_DRAG_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: FINGER_RESTS_MS, tolerance: SMALLEST_DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
}

function useDragMessages(items: readonly SortedItem[]): DndContextProps['accessibility'] {
  const translate = useTranslate()
  const justPickedUp = useRef(false)
  const titleOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? id
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id) + 1
  const say = (key: string, id: UniqueIdentifier, at: UniqueIdentifier) =>
    translate(`sorting.${key}`, { title: titleOf(id), place: placeOf(at), count: items.length })
  return {
    screenReaderInstructions: { draggable: translate('sorting.hint') },
    announcements: {
      onDragStart: ({ active }) => {
        justPickedUp.current = true
        return say('picked_up', active.id, active.id)
      },
      onDragOver: ({ active, over }) => {
        // An item that was just picked up is over itself; announcing that would cut off the first announcement.
        const silent = justPickedUp.current || !over
        justPickedUp.current = false
        return silent ? undefined : say('moved', active.id, over.id)
      },
      onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id ?? active.id),
      onDragCancel: ({ active }) => say('put_back', active.id, active.id),
    },
  }
}

/** The ids with one of them moved to the position of another. An unknown id changes nothing. */
export function moveItem(ids: readonly number[], moved: number, onto: number): number[] {
  const from = ids.indexOf(moved)
  const to = ids.indexOf(onto)
  if (from < 0 || to < 0) return [...ids]
  const rest = ids.filter((id) => id !== moved)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}
