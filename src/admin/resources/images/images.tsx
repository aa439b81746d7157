import { Button, MenuItem, TextField } from '@mui/material'
import {
  AutocompleteInput,
  BooleanInput,
  ReferenceInput,
  SelectInput,
  useListContext,
  useListSortContext,
  useLocale,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router'
import { useArtistId, useMay } from '#admin/account/current-role.ts'
import { useMayOpen } from '#admin/account/for-readers.tsx'
import { lazyPart } from '#admin/parts/lazy.tsx'
import { ListPage, SEARCH, scheduleFilters } from '#admin/parts/list-page.tsx'
import { ImageGrid } from './image-grid.tsx'

const ImageEdit = lazyPart(() => import('./image-edit.tsx'), 'ImageEdit')

function ImageList() {
  return (
    <ListPage
      sort={{ field: 'AddedAt', order: 'DESC' }}
      filters={useArtistId() === null ? imageFilters : ownImageFilters}
      perPage={50}
      tools={
        <>
          <ImageSort />
          <UploadLink />
        </>
      }
    >
      <ImageGrid />
    </ListPage>
  )
}

/** Images are created by upload. */
export const images = {
  name: 'images',
  recordRepresentation: 'TitleDe',
  list: ImageList,
  edit: ImageEdit,
}

/** To the page where all pictures come in, for the artist whose images are listed. */
function UploadLink() {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  if (!useMayOpen()(UPLOADS)) return null
  const { ArtistId: artist } = filterValues
  return (
    <Button component={Link} to={artist ? `${UPLOADS}?artist=${artist}` : UPLOADS} variant="contained">
      {translate('uploads.title')}
    </Button>
  )
}

const UPLOADS = '/uploads'

const ALL_GALLERIES = { perPage: 200, sort: { field: 'GermanDescription', order: 'ASC' } } as const

/** The width is fixed, since a field that grew when its choices arrive would move the list. */
const GALLERY_SX = { width: 160 }

const imageFilters = [
  ...SEARCH,
  <ReferenceInput
    key="artist"
    source="ArtistId"
    reference="artists"
    sort={{ field: 'SortName', order: 'ASC' }}
    alwaysOn
  >
    <AutocompleteInput optionText="Name" filterToQuery={(q: string) => ({ q })} helperText={false} />
  </ReferenceInput>,
  <ReferenceInput key="gallery" source="Gallery" reference="galleries" {...ALL_GALLERIES} alwaysOn>
    <GalleryChoice />
  </ReferenceInput>,
  <BooleanInput key="hidden" source="Hidden" defaultValue={true} />,
  ...scheduleFilters,
  <BooleanInput key="animation" source="Animation" defaultValue={true} />,
  <BooleanInput key="alt" source="MissingAlt" defaultValue={true} />,
]

const ownImageFilters = imageFilters.filter(({ key }) => ['q', 'hidden', 'alt'].includes(String(key)))

function GalleryChoice() {
  const inEnglish = useLocale() === 'en'
  return (
    <SelectInput
      optionText={inEnglish ? 'Description' : 'GermanDescription'}
      helperText={false}
      sx={GALLERY_SX}
    />
  )
}

const ORDERS = [
  { name: 'images.newest_first', field: 'AddedAt', order: 'DESC' },
  { name: 'images.oldest_first', field: 'AddedAt', order: 'ASC' },
  { name: 'images.by_title_de', field: 'TitleDe', order: 'ASC' },
  { name: 'images.by_title_en', field: 'TitleEn', order: 'ASC' },
  { name: 'images.best_first', field: 'Rating', order: 'DESC' },
  { name: 'images.by_position', field: 'Position', order: 'ASC' },
] as const

/** Replaces react-admin's button, which names a field and a direction. */
function ImageSort() {
  const translate = useTranslate()
  const { sort, setSort } = useListSortContext()
  const isStaff = useMay('reader')
  // Ratings are for staff alone.
  const orders = ORDERS.filter(({ field }) => isStaff || field !== 'Rating')
  const current = ORDERS.find(({ field, order }) => field === sort.field && order === sort.order)
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={translate('images.sort')}
      value={current?.name ?? ''}
      onChange={({ target }) => {
        const chosen = ORDERS.find(({ name }) => name === target.value)
        if (chosen) setSort({ field: chosen.field, order: chosen.order })
      }}
      sx={{ minWidth: 200, marginRight: 'auto' }}
    >
      {orders.map(({ name }) => (
        <MenuItem key={name} value={name}>
          {translate(name)}
        </MenuItem>
      ))}
    </TextField>
  )
}
