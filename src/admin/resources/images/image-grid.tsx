import { Box, Checkbox, Chip, Typography } from '@mui/material'
import { BulkActionsToolbar, useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { Picture } from '#admin/parts/thumb.tsx'
import { COLOURS, NARROW } from '#admin/theme/theme-colours.ts'
import { BulkEditButton } from './bulk-edit.tsx'

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

/** The images as a grid; selected ones have a red frame, as in the visitors' collection. */
export function ImageGrid() {
  const { data = [], selectedIds, onToggleItem, isPending } = useListContext<ImageRow & { id: number }>()
  const translate = useTranslate()
  return (
    <>
      <BulkActionsToolbar>
        <BulkEditButton />
      </BulkActionsToolbar>
      {!isPending && data.length === 0 && <p role="status">{translate('ra.navigation.no_results')}</p>}
      <SelectAll />
      <Box component="ul" sx={GRID}>
        {data.map((image) => (
          <ImageTile
            key={image.id}
            image={image}
            chosen={selectedIds.includes(image.id)}
            toggle={() => onToggleItem(image.id)}
          />
        ))}
      </Box>
    </>
  )
}

function SelectAll() {
  const { data = [], selectedIds, onSelect } = useListContext()
  const translate = useTranslate()
  if (data.length === 0) return null
  const all = data.every(({ id }) => selectedIds.includes(id))
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, marginBottom: 1 }}>
      <Checkbox
        size="small"
        checked={all}
        indeterminate={!all && selectedIds.length > 0}
        onChange={() => onSelect(all ? [] : data.map(({ id }) => id))}
      />
      {translate('images.select_all')}
    </Box>
  )
}

type ImageTileProps = { image: ImageRow; chosen: boolean; toggle: () => void }

function ImageTile({ image, chosen, toggle }: ImageTileProps) {
  const translate = useTranslate()
  const missesAlt = !image.AltDe || !image.AltEn
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box sx={{ position: 'relative', outline: chosen ? `4px solid ${COLOURS.red}` : 'none' }}>
        <Link to={`/images/${image.Id}`} aria-label={`${image.TitleDe}, ${image.ArtistName}`}>
          <Picture address={image.Thumb} alt="" height={144} shape="1" />
        </Link>
        <Checkbox
          size="small"
          checked={chosen}
          onChange={toggle}
          slotProps={{ input: { 'aria-label': translate('images.select', { title: image.TitleDe }) } }}
          sx={TICK}
        />
      </Box>
      <Typography noWrap sx={{ fontStretch: NARROW, fontWeight: 500, marginTop: 0.5 }}>
        {image.TitleDe}
      </Typography>
      <Typography noWrap variant="caption" component="p" color="text.secondary">
        {image.ArtistName}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {image.Hidden && <Chip label={translate('screens.hidden')} />}
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

const TICK = {
  position: 'absolute',
  top: 6,
  right: 6,
  padding: '3px',
  borderRadius: '999px',
  backgroundColor: `${COLOURS.paper} !important`,
}
