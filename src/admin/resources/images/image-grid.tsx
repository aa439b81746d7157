import { Box, Button, Checkbox, Chip, Typography } from '@mui/material'
import { BulkActionsToolbar, useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMayChange } from '#admin/account/current-role.ts'
import { deskOfImages } from '#admin/desk/desk-address.ts'
import { Picture } from '#admin/parts/thumb.tsx'
import { GridSkeleton } from '#admin/records/skeletons.tsx'
import { COLOURS, NARROW } from '#admin/theme/theme-colours.ts'
import { BulkEditButton } from './bulk/bulk-edit.tsx'
import { useSelectRange } from './use-select-range.ts'

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
  const { data = [], selectedIds, isPending } = useListContext<ImageRow & { id: number }>()
  const translate = useTranslate()
  const select = useSelectRange()
  const mayChange = useMayChange()
  return (
    <>
      <BulkActionsToolbar>
        <BulkEditButton />
        <EditInTable />
      </BulkActionsToolbar>
      {!isPending && data.length === 0 && <p role="status">{translate('ra.navigation.no_results')}</p>}
      {mayChange && <SelectAll />}
      <Box component="ul" sx={GRID} aria-busy={isPending}>
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

function EditInTable() {
  const { selectedIds } = useListContext()
  const translate = useTranslate()
  return (
    <Button component={Link} to={deskOfImages(selectedIds)} variant="outlined">
      {translate('desk.edit_selected')}
    </Button>
  )
}

function SelectAll() {
  const { data = [], selectedIds, onSelect, isPending } = useListContext()
  const translate = useTranslate()
  // While images are on their way it stands there, so that they come where their places were.
  if (data.length === 0 && !isPending) return null
  const all = data.length > 0 && data.every(({ id }) => selectedIds.includes(id))
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, marginBottom: 1 }}>
      <Checkbox
        size="small"
        checked={all}
        disabled={isPending}
        indeterminate={!all && selectedIds.length > 0}
        onChange={() => onSelect(all ? [] : data.map(({ id }) => id))}
      />
      {translate('images.select_all')}
    </Box>
  )
}

type ImageTileProps = { image: ImageRow; chosen: boolean; toggle: ((isRange: boolean) => void) | null }

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
