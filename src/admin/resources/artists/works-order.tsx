import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { Box, Typography } from '@mui/material'
import { useInput, useRecordContext, useTranslate } from 'react-admin'
import { Section } from '#admin/parts/section.tsx'
import { useDragMessages, useSensorsForAll } from './drag-messages.ts'
import { moveWork } from './move-work.ts'
import { SortableWork } from './sortable-work.tsx'
import { useWorks } from './works.ts'

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
