import { useSortable } from '@dnd-kit/sortable'
import { Box } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { Picture } from '#admin/parts/thumb.tsx'
import { COLOURS } from '#admin/theme/theme-colours.ts'

type SortableWorkProps = { id: number; place: number; count: number; work: RaRecord | undefined }

/** A numbered work. The whole of it is the drag handle. */
export function SortableWork({ id, place, count, work }: SortableWorkProps) {
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
        </Box>
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
