import { BooleanInput, DataTable, type ResourceProps, SearchInput } from 'react-admin'
import { HiddenMark } from '#admin/parts/hidden-mark.tsx'
import { KeywordsInput } from '#admin/parts/inputs/keywords-input.tsx'
import { Columns, Pair } from '#admin/parts/inputs/pair.tsx'
import { formPages, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { SeeOnSite } from '#admin/parts/see-on-site.tsx'
import { WIDE_ONLY } from '#admin/parts/wide-only.ts'
import { paths } from '#site/paths.ts'

function GalleryList() {
  return (
    <ListPage
      sort={{ field: 'GermanDescription', order: 'ASC' }}
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      perPage={100}
    >
      <DataTable bulkActionButtons={false}>
        <RecordCol source="GermanDescription" />
        <DataTable.Col source="Description" sx={WIDE_ONLY} />
        <DataTable.Col source="GermanUrl" sx={WIDE_ONLY} />
        <DataTable.NumberCol source="Images" disableSort />
        <DataTable.Col source="Hidden" label={false}>
          <HiddenMark />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

function GalleryFields() {
  return (
    <>
      <Pair de="GermanDescription" en="Description" required />
      <Columns>
        <KeywordsInput source="GermanUrl" required hint="news.permalink_hint" />
        <BooleanInput source="Hidden" />
      </Columns>
      <Pair of="Heading" required />
      <Pair of="Intro" rows={4} />
      <Pair of="Title" required />
      <Pair of="Meta" rows={2} required />
    </>
  )
}

export const galleries: ResourceProps = {
  name: 'galleries',
  recordRepresentation: 'GermanDescription',
  list: GalleryList,
  ...formPages(GalleryFields, {
    actions: <SeeOnSite at={(language, { GermanUrl }) => paths.gallery(language, String(GermanUrl))} />,
  }),
}
