import { DataTable, SearchInput } from 'react-admin'
import { Columns } from '#admin/parts/inputs/pair.tsx'
import { RecordInput } from '#admin/parts/inputs/record-input.tsx'
import { formPages, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'

function SynonymList() {
  return (
    <ListPage sort={{ field: 'Word', order: 'ASC' }} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="Word" />
        <DataTable.Col source="Finds" />
      </DataTable>
    </ListPage>
  )
}

function SynonymFields() {
  return (
    <Columns>
      <RecordInput source="Word" />
      <RecordInput source="Finds" />
    </Columns>
  )
}

export const synonyms = {
  list: SynonymList,
  ...formPages(SynonymFields),
}
