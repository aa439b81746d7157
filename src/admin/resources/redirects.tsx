import { BooleanField, BooleanInput, DataTable, SearchInput } from 'react-admin'
import { KeywordsInput } from '#admin/parts/inputs/keywords-input.tsx'
import { Columns } from '#admin/parts/inputs/pair.tsx'
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
        <KeywordsInput source="From" required hint="redirects.from_hint" />
        <KeywordsInput source="To" required hint="redirects.to_hint" />
      </Columns>
      <BooleanInput source="Permanent" defaultValue={true} helperText="redirects.permanent_hint" />
    </>
  )
}

export const redirects = {
  list: RedirectList,
  ...formPages(RedirectFields),
}
