import { AutocompleteInput, BooleanInput, ReferenceInput, SelectInput, useLocale } from 'react-admin'
import { SEARCH, scheduleFilters } from '#admin/parts/list-page.tsx'

const ALL_GALLERIES = { perPage: 200, sort: { field: 'GermanDescription', order: 'ASC' } } as const

/** Also while its choices are loaded: a field that changed its width would move the list. */
const GALLERY_SX = { width: 160 }

/** Filters of the list of images. */
export const imageFilters = [
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

/** Of an artist’s own works. */
export const ownImageFilters = imageFilters.filter(({ key }) => ['q', 'hidden', 'alt'].includes(String(key)))

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
