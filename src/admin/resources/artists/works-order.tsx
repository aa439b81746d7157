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
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  type DataProvider,
  type RaRecord,
  useDataProvider,
  useInput,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Section } from '#admin/parts/section.tsx'
import { StateBadge } from '#admin/parts/state-badge.tsx'
import { Picture } from '#admin/parts/thumb.tsx'
import { COLOURS } from '#admin/theme.ts'

/** The works in the order in which visitors see them. The order is a field of the artist, saved with the others. */
export function WorksOrder() {
  const artist = useRecordContext()
  const translate = useTranslate()
  const { field } = useInput({ source: 'Order' })
  const order: number[] = Array.isArray(field.value) ? field.value : []
  return (
    <Section title="artists.order">
      {order.length === 0 ? (
        <p>{translate('artists.no_works')}</p>
      ) : (
        <Sorting artistId={Number(artist?.Id)} order={order} change={field.onChange} />
      )}
    </Section>
  )
}

type SortingProps = { artistId: number; order: number[]; change: (order: number[]) => void }

function Sorting({ artistId, order, change }: SortingProps) {
  const translate = useTranslate()
  const { data: works = [] } = useWorks(artistId)
  const byId = new Map(works.map((work) => [Number(work.Id), work]))
  const accessibility = useDragMessages(order, (id) => String(byId.get(Number(id))?.TitleDe ?? id))
  const sensors = useSensorsForAll()
  const move = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) change(moveWork(order, Number(active.id), Number(over.id)))
  }
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ marginBottom: 1 }}>
        {translate('artists.order_hint')}
      </Typography>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={move}
        {...(accessibility ? { accessibility } : {})}
      >
        <SortableContext items={order} strategy={rectSortingStrategy}>
          <Box component="ol" sx={GRID}>
            {order.map((id, index) => (
              <SortableWork key={id} id={id} place={index + 1} count={order.length} work={byId.get(id)} />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
    </>
  )
}

const GRID = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
}

type SortableWorkProps = { id: number; place: number; count: number; work: RaRecord | undefined }

function SortableWork({ id, place, count, work }: SortableWorkProps) {
  const translate = useTranslate()
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id })
  const moved = transform
    ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`
    : undefined
  return (
    <li>
      <Box
        component="button"
        type="button"
        ref={setNodeRef}
        {...attributes}
        {...listeners}
        aria-label={translate('artists.handle', { title: work?.TitleDe ?? id, place, count })}
        style={{ transform: moved, transition }}
        sx={{ ...TILE, ...(isDragging ? PICKED_UP : {}) }}
      >
        <Picture address={work?.Thumb ?? null} alt="" shape="1" />
        <Box component="span" sx={{ fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
          {place}
        </Box>{' '}
        {work && <StateBadge record={work} />}
      </Box>
    </li>
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

function useDragMessages(
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

/** The API's largest page. */
const PER_PAGE = 200

export async function listWorks(
  dataProvider: Pick<DataProvider, 'getList'>,
  artistId: number,
): Promise<RaRecord[]> {
  const works: RaRecord[] = []
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList('images', {
      pagination: { page, perPage: PER_PAGE },
      sort: { field: 'Position', order: 'ASC' },
      filter: { ArtistId: artistId },
    })
    works.push(...data)
    if (data.length === 0 || works.length >= total) return works
  }
}

function useWorks(artistId: number) {
  const dataProvider = useDataProvider()
  return useQuery({
    queryKey: ['images', 'works', artistId],
    queryFn: () => listWorks(dataProvider, artistId),
    // A refetch during a drag would reset the order; saving refetches.
    refetchOnWindowFocus: false,
  })
}

/** The ids with one of them moved to the position of another. An unknown id changes nothing. */
export function moveWork(ids: readonly number[], moved: number, onto: number): number[] {
  const from = ids.indexOf(moved)
  const to = ids.indexOf(onto)
  if (from < 0 || to < 0) return [...ids]
  const rest = ids.filter((id) => id !== moved)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}
