import { BooleanField, DataTable, SearchInput } from 'react-admin'
import { Columns } from '#admin/parts/inputs/pair.tsx'
import { RecordInput } from '#admin/parts/inputs/record-input.tsx'
import { formPages, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'

/** Both may break anywhere, or a long one would squeeze the other column. */
const ADDRESSES = { '& td.column-From, & td.column-To': { overflowWrap: 'anywhere' } }

function RedirectList() {
  return (
    <ListPage sort={{ field: 'From', order: 'ASC' }} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <DataTable bulkActionButtons={false} sx={ADDRESSES}>
        <RecordCol source="From" />
        <DataTable.Col source="To" />
        <DataTable.Col source="Permanent">
          <BooleanField source="Permanent" />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

function RedirectFields() {
  return (
    <>
      <Columns>
        <RecordInput source="From" hint="redirects.from_hint" />
        <RecordInput source="To" hint="redirects.to_hint" />
      </Columns>
      <RecordInput source="Permanent" hint="redirects.permanent_hint" />
    </>
  )
}

export const redirects = {
  list: RedirectList,
  ...formPages(RedirectFields),
}
