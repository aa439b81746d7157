import { DataTable, SearchInput } from 'react-admin'
import { FillFrom } from '#admin/parts/filling/fill-from.tsx'
import { HiddenMark } from '#admin/parts/hidden-mark.tsx'
import { FormerAddress } from '#admin/parts/inputs/former-address.tsx'
import { Columns, Pair } from '#admin/parts/inputs/pair.tsx'
import { RecordInput } from '#admin/parts/inputs/record-input.tsx'
import { formPages, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { SeeOnSite } from '#admin/parts/see-on-site.tsx'
import { WIDE_ONLY } from '#admin/parts/wide-only.ts'
import { LONGEST_CODE } from '#domain/catalogue/editing/records.ts'
import { toAddressPart } from '#platform/i18n/address-part.ts'
import { paths } from '#site/paths.ts'

const ADDRESS = ['GermanUrl']
const toUrl = (name: string) => toAddressPart(name, LONGEST_CODE)

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
      <Pair de="GermanDescription" en="Description" />
      <Columns>
        <RecordInput source="GermanUrl" hint="news.permalink_hint" />
        <FillFrom source="GermanDescription" field="GermanUrl" by={toUrl} />
        <RecordInput source="Hidden" />
        <FormerAddress of={ADDRESS} />
      </Columns>
      <Pair of="Heading" />
      <Pair of="Intro" rows={4} />
      <Pair of="Title" />
      <Pair of="Meta" rows={2} />
    </>
  )
}

export const galleries = {
  list: GalleryList,
  ...formPages(GalleryFields, {
    actions: <SeeOnSite at={(language, { GermanUrl }) => paths.gallery(language, String(GermanUrl))} />,
  }),
}
