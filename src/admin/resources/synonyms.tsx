import { DataTable } from 'react-admin'
import { formPages } from '#admin/parts/form-pages.tsx'
import { ListPage, SEARCH } from '#admin/parts/list-page.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'

function SynonymList() {
  return (
    <ListPage sort={{ field: 'Word', order: 'ASC' }} filters={SEARCH}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="Word" />
        <DataTable.Col source="Finds" />
      </DataTable>
    </ListPage>
  )
}

export const synonyms = {
  list: SynonymList,
  ...formPages(),
}
