import { BooleanField, DataTable } from 'react-admin'
import { formPages } from '#admin/parts/form-pages.tsx'
import { ListPage, SEARCH } from '#admin/parts/list-page.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'

/** Both may break anywhere, or a long one would squeeze the other column. */
const ADDRESSES = { '& td.column-From, & td.column-To': { overflowWrap: 'anywhere' } }

function RedirectList() {
  return (
    <ListPage sort={{ field: 'From', order: 'ASC' }} filters={SEARCH}>
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

export const redirects = {
  list: RedirectList,
  ...formPages(),
}
