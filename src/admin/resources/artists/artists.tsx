import { Button } from '@mui/material'
import { lazy } from 'react'
import {
  AutocompleteArrayInput,
  BooleanInput,
  DataTable,
  useGetList,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router'
import { useMay } from '#admin/account/current-role.ts'
import { bulkEditorOfArtist } from '#admin/bulk-editor/bulk-editor-address.ts'
import { formPages } from '#admin/parts/form-pages.tsx'
import { Later } from '#admin/parts/lazy.tsx'
import { ListPage, SEARCH, scheduleFilters } from '#admin/parts/list-page.tsx'
import { MomentField } from '#admin/parts/moments.tsx'
import { RecordCol, stateCol, WIDE_ONLY } from '#admin/parts/record-col.tsx'
import { FillFrom, type OwnInputs, RecordForm } from '#admin/parts/record-form.tsx'
import { SeeOnSite } from '#admin/parts/state-badge.tsx'
import { Thumb } from '#admin/parts/thumb.tsx'
import { toSortName } from '#domain/catalogue/artist-list.ts'
import { paths } from '#site/paths.ts'
import { PROFILE_INPUTS } from './profile-inputs.tsx'

const ALL = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'GermanDescription', order: 'ASC' },
} as const

function NewWorkStyles() {
  const name = useLocale() === 'en' ? 'Description' : 'GermanDescription'
  const { data = [], isPending } = useGetList('galleries', ALL)
  return (
    <AutocompleteArrayInput
      source="NewWorkStyles"
      choices={data.map((gallery) => ({ id: gallery.GermanUrl, name: gallery[name] }))}
      isPending={isPending}
      translateChoice={false}
      helperText="artists.new_work_styles_hint"
    />
  )
}

const WorksOrder = lazy(() => import('./works-order.tsx').then((part) => ({ default: part.WorksOrder })))

const NewWorks = lazy(() => import('./new-works.tsx').then((part) => ({ default: part.NewWorks })))

const DROP_HEIGHT_PX = 190
const WORKS_HEIGHT_PX = 480

const FILTERS = [
  ...SEARCH,
  <BooleanInput key="hidden" source="Hidden" defaultValue={true} />,
  ...scheduleFilters,
]

function ArtistList() {
  return (
    <ListPage sort={{ field: 'SortName', order: 'ASC' }} filters={FILTERS}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="Thumb" disableSort>
          <Thumb shape="1" />
        </DataTable.Col>
        <RecordCol source="Name" />
        <DataTable.Col source="Code" sx={WIDE_ONLY} />
        <DataTable.Col source="TownDe" sx={WIDE_ONLY} />
        <DataTable.NumberCol source="Works" disableSort />
        <DataTable.Col source="AddedAt" sx={WIDE_ONLY}>
          <MomentField source="AddedAt" />
        </DataTable.Col>
        {stateCol}
      </DataTable>
    </ListPage>
  )
}

function Works() {
  if (useRecordContext()?.id === undefined) return null
  return (
    <>
      <Later height={DROP_HEIGHT_PX}>
        <NewWorks />
      </Later>
      <Later height={WORKS_HEIGHT_PX}>
        <WorksOrder />
      </Later>
    </>
  )
}

const INPUTS: OwnInputs = { NewWorkStyles: <NewWorkStyles />, Order: <Works />, ...PROFILE_INPUTS }

const form = (
  <>
    <RecordForm inputs={INPUTS} />
    <FillFrom source="Name" field="SortName" by={toSortName} />
  </>
)

function EditWorks() {
  const artist = useRecordContext()
  const translate = useTranslate()
  const isStaff = useMay('reader')
  if (!artist || !isStaff) return null
  return (
    <Button component={Link} to={bulkEditorOfArtist(artist.id)}>
      {translate('desk.open_artist')}
    </Button>
  )
}

export const artists = {
  list: ArtistList,
  ...formPages({
    form,
    deleteWarning: 'artists.delete_warning',
    actions: (
      <>
        <EditWorks />
        <SeeOnSite at={(language, { Code }) => paths.artist(language, String(Code))} />
      </>
    ),
  }),
}
