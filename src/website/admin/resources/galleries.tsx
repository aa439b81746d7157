import { BooleanInput, DataTable, type ResourceProps, SearchInput } from 'react-admin'
import { HiddenMark } from '#website/admin/parts/hidden-mark.tsx'
import { formPages, ListPage } from '#website/admin/parts/pages.tsx'
import { Columns, Pair } from '#website/admin/parts/pair.tsx'
import { WIDE_ONLY } from '#website/admin/parts/wide-only.ts'
import { WordsInput } from '#website/admin/parts/words-input.tsx'

function GalleryList() {
  return (
    <ListPage
      sort={{ field: 'GermanDescription', order: 'ASC' }}
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      perPage={100}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="GermanDescription" />
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
        <WordsInput source="GermanUrl" required hint="news.permalink_hint" />
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
  ...formPages(GalleryFields),
}
