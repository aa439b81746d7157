import { DataTable } from 'react-admin'
import { NewDrafts } from '#admin/drafts/new-drafts.tsx'
import { HiddenMark } from '#admin/parts/hidden-mark.tsx'
import { Columns, Pair } from '#admin/parts/inputs/pair.tsx'
import { PictureInput } from '#admin/parts/inputs/picture-input.tsx'
import { RecordInput } from '#admin/parts/inputs/record-input.tsx'
import { CreatePage, EditPage, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { SeeOnSite } from '#admin/parts/see-on-site.tsx'
import { Thumb } from '#admin/parts/thumb.tsx'
import { WIDE_ONLY } from '#admin/parts/wide-only.ts'
import { ScheduleInputs, scheduleFilters } from '#admin/schedule/schedule-inputs.tsx'
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
        <DataTable.Col source="Hidden" label={false}>
          <HiddenMark />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

function HeroTexts() {
  return (
    <>
      <RecordInput source="Title" />
      <Pair de="Caption" en="CaptionEn" />
      <Columns>
        <RecordInput source="Link" hint="heroes.link_hint" />
        <RecordInput source="Position" hint="heroes.order_hint" />
      </Columns>
      <RecordInput source="Hidden" />
      <ScheduleInputs />
    </>
  )
}

export const heroes = {
  list: HeroList,
  edit: () => (
    <EditPage isDrafted actions={<SeeOnSite at={(language) => paths.home(language)} />}>
      <HeroPreview />
      <PictureInput source="PhonePictureId" shape="4 / 5" hint="heroes.phone_hint" />
      <HeroTexts />
    </EditPage>
  ),
  // A hero's id is its picture's, so another picture is another hero.
  create: () => (
    <CreatePage isDrafted>
      <Columns>
        <PictureInput source="ImageId" shape="2 / 1" />
        <PictureInput source="PhonePictureId" shape="4 / 5" hint="heroes.phone_hint" />
      </Columns>
      <HeroTexts />
    </CreatePage>
  ),
}
