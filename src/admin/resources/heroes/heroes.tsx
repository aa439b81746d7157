import { DataTable } from 'react-admin'
import { NewDrafts } from '#admin/drafts/new-drafts.tsx'
import { formPages } from '#admin/parts/form-pages.tsx'
import { RecordForm } from '#admin/parts/inputs/record-form.tsx'
import { ListPage } from '#admin/parts/list-page.tsx'
import { hiddenCol, RecordCol } from '#admin/parts/record-col.tsx'
import { SeeOnSite } from '#admin/parts/see-on-site.tsx'
import { Thumb } from '#admin/parts/thumb.tsx'
import { WIDE_ONLY } from '#admin/parts/wide-only.ts'
import { scheduleFilters } from '#admin/schedule/schedule-filters.tsx'
import { paths } from '#site/paths.ts'
import { HeroPreview } from './hero-preview.tsx'

function HeroList() {
  return (
    <ListPage sort={{ field: 'Position', order: 'DESC' }} filters={scheduleFilters}>
      <NewDrafts />
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="Thumb" disableSort>
          <Thumb shape="2 / 1" />
        </DataTable.Col>
        <DataTable.Col source="PhonePictureId" disableSort sx={WIDE_ONLY}>
          <Thumb source="PhoneThumb" shape="4 / 5" />
        </DataTable.Col>
        <RecordCol source="Title" />
        <DataTable.Col source="Link" sx={WIDE_ONLY} />
        <DataTable.NumberCol source="Position" />
        {hiddenCol}
      </DataTable>
    </ListPage>
  )
}

const form = (
  <>
    <HeroPreview />
    <RecordForm />
  </>
)

export const heroes = {
  list: HeroList,
  ...formPages({
    form,
    isDrafted: true,
    actions: <SeeOnSite at={(language) => paths.home(language)} />,
  }),
}
