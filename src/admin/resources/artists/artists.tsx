import { Button } from '@mui/material'
import { lazy } from 'react'
import {
  AutocompleteArrayInput,
  BooleanInput,
  DataTable,
  SearchInput,
  useGetList,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router'
import { useMay } from '#admin/account/current-role.ts'
import { deskOfArtist } from '#admin/desk/desk-address.ts'
import { FillFrom } from '#admin/parts/filling/fill-from.tsx'
import { toSortName } from '#admin/parts/filling/sort-name.ts'
import { HiddenMark } from '#admin/parts/hidden-mark.tsx'
import { FormerAddress } from '#admin/parts/inputs/former-address.tsx'
import { MomentField } from '#admin/parts/inputs/moment-field.tsx'
import { Columns, Pair } from '#admin/parts/inputs/pair.tsx'
import { PictureInput } from '#admin/parts/inputs/picture-input.tsx'
import { IfWritten, RecordInput } from '#admin/parts/inputs/record-input.tsx'
import { Later } from '#admin/parts/lazy.tsx'
import { CreatePage, EditPage, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { SeeOnSite } from '#admin/parts/see-on-site.tsx'
import { Thumb } from '#admin/parts/thumb.tsx'
import { WIDE_ONLY } from '#admin/parts/wide-only.ts'
import { ScheduleInputs, scheduleFilters } from '#admin/schedule/schedule-inputs.tsx'
import { LONGEST_CODE } from '#domain/catalogue/editing/records.ts'
import { toAddressPart } from '#platform/i18n/address-part.ts'
import { paths } from '#site/paths.ts'
import { ProfileInputs } from './profile-inputs.tsx'

/** There are some dozens of styles. */
const ALL = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'GermanDescription', order: 'ASC' },
} as const

/** The styles that each new image of the artist begins with. */
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

/** Loads the drag-and-drop library, which no other page needs. */
const WorksOrder = lazy(() => import('./works-order.tsx').then((part) => ({ default: part.WorksOrder })))

/** Loads the protocol by which files are sent. */
const NewWorks = lazy(() => import('./new-works.tsx').then((part) => ({ default: part.NewWorks })))

const DROP_HEIGHT_PX = 190
const WORKS_HEIGHT_PX = 480
const ADDRESS = ['Code']
const toCode = (name: string) => toAddressPart(name, LONGEST_CODE)

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
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
        <DataTable.Col source="Hidden" label={false}>
          <HiddenMark />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

function ArtistFields() {
  return (
    <>
      <Columns>
        <RecordInput source="Name" />
        <RecordInput source="SortName" />
        <RecordInput source="Code" hint="news.permalink_hint" />
        <IfWritten source="Code">
          <FillFrom source="Name" field="SortName" by={toSortName} />
          <FillFrom source="Name" field="Code" by={toCode} />
        </IfWritten>
        <RecordInput source="Hidden" />
        <IfWritten source="Code">
          <FormerAddress of={ADDRESS} />
        </IfWritten>
        <RecordInput source="ReviewsChanges" />
      </Columns>
      <ScheduleInputs />
      <Pair of="Town" />
      <Pair of="Bio" rows={5} />
      <PictureInput source="PortraitId" shape="1" hint="screens.portrait_hint" />
      <IfWritten source="NewWorkStyles">
        <NewWorkStyles />
      </IfWritten>
      <ProfileInputs />
    </>
  )
}

function EditWorks() {
  const artist = useRecordContext()
  const translate = useTranslate()
  const isStaff = useMay('reader')
  if (!artist || !isStaff) return null
  return (
    <Button component={Link} to={deskOfArtist(artist.id)}>
      {translate('desk.open_artist')}
    </Button>
  )
}

function ArtistEdit() {
  return (
    <EditPage
      deleteWarning="artists.delete_warning"
      actions={
        <>
          <EditWorks />
          <SeeOnSite at={(language, { Code }) => paths.artist(language, String(Code))} />
        </>
      }
    >
      <ArtistFields />
      <Later height={DROP_HEIGHT_PX}>
        <NewWorks />
      </Later>
      <Later height={WORKS_HEIGHT_PX}>
        <WorksOrder />
      </Later>
    </EditPage>
  )
}

export const artists = {
  list: ArtistList,
  edit: ArtistEdit,
  create: () => (
    <CreatePage>
      <ArtistFields />
    </CreatePage>
  ),
}
