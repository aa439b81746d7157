import { Box, Checkbox, Chip, Typography } from '@mui/material'
import { useRef } from 'react'
import { type Identifier, useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMayChange } from '#admin/account/current-role.ts'
import { StateBadge } from '#admin/parts/state-badge.tsx'
import { Picture } from '#admin/parts/thumb.tsx'
import { GridSkeleton } from '#admin/records/skeletons.tsx'
import { COLOURS, NARROW } from '#admin/theme.ts'
import { SelectionBar } from './selection-bar.tsx'

type ImageRow = {
  Id: number
  TitleDe: string
  ArtistName: string
  AltDe: string
  AltEn: string
  Hidden: boolean
  Animation: boolean
  Thumb: string | null
}

export function ImageGrid() {
  const { data = [], selectedIds, isPending } = useListContext<ImageRow & { id: number }>()
  const translate = useTranslate()
  const select = useSelectRange()
  const mayChange = useMayChange()
  return (
    <>
      <SelectionBar />
      {!isPending && data.length === 0 && <p role="status">{translate('ra.navigation.no_results')}</p>}
      <Box component="ul" sx={selectedIds.length > 0 ? GRID_ABOVE_BAR : GRID} aria-busy={isPending}>
        {isPending && <GridSkeleton />}
        {data.map((image) => (
          <ImageTile
            key={image.id}
            image={image}
            chosen={selectedIds.includes(image.id)}
            toggle={mayChange ? (isRange) => select(image.id, isRange) : null}
          />
        ))}
      </Box>
    </>
  )
}

type ImageTileProps = {
  image: ImageRow & { id: number }
  chosen: boolean
  toggle: ((isRange: boolean) => void) | null
}

function ImageTile({ image, chosen, toggle }: ImageTileProps) {
  const translate = useTranslate()
  const missesAlt = !image.AltDe || !image.AltEn
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box sx={{ position: 'relative', outline: chosen ? `4px solid ${COLOURS.red}` : 'none' }}>
        <Link to={`/images/${image.Id}`} aria-label={`${image.TitleDe}, ${image.ArtistName}`}>
          <Picture address={image.Thumb} alt="" height={144} shape="1" />
        </Link>
        {toggle && (
          <Checkbox
            size="small"
            checked={chosen}
            // A browser would select the text in between.
            onMouseDown={(event) => event.shiftKey && event.preventDefault()}
            onChange={({ nativeEvent }) => toggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
            slotProps={{ input: { 'aria-label': translate('images.select', { title: image.TitleDe }) } }}
            sx={TICK}
          />
        )}
      </Box>
      <Typography noWrap sx={{ fontStretch: NARROW, fontWeight: 500, marginTop: 0.5 }}>
        {image.TitleDe}
      </Typography>
      <Typography noWrap variant="caption" component="p" color="text.secondary">
        {image.ArtistName}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <StateBadge record={image} />
        {image.Animation && <Chip label={translate('fields.Animation')} />}
        {missesAlt && <Chip label={translate('images.missing_alt')} color="error" />}
      </Box>
    </Box>
  )
}

const GRID = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  '& img, & a > div': { width: '100%', height: 'auto' },
}

const GRID_ABOVE_BAR = { ...GRID, paddingBottom: { xs: '112px', md: 0 } }

const TICK = {
  position: 'absolute',
  top: 6,
  right: 6,
  padding: '3px',
  borderRadius: '999px',
  backgroundColor: `${COLOURS.paper} !important`,
}

function useSelectRange() {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext()
  const last = useRef<Identifier | null>(null)
  return (id: Identifier, isRange: boolean) => {
    const ids = data.map((record) => record.id)
    const [from, to] = [ids.indexOf(last.current), ids.indexOf(id)].sort((one, other) => one - other)
    last.current = id
    if (!isRange || from === undefined || from < 0 || to === undefined) return onToggleItem(id)
    const range = ids.slice(from, to + 1)
    const others = selectedIds.filter((selected) => !range.includes(selected))
    // All images of the range become selected or unselected, like the first.
    onSelect(selectedIds.includes(id) ? others : [...others, ...range])
  }
}
