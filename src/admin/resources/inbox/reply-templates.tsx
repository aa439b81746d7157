import { DataTable } from 'react-admin'
import { formPages } from '#admin/parts/form-pages.tsx'
import { ListPage, SEARCH } from '#admin/parts/list-page.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { WIDE_ONLY } from '#admin/parts/wide-only.ts'

/** Texts that replies begin with. */
function TemplateList() {
  return (
    <ListPage sort={{ field: 'Name', order: 'ASC' }} filters={SEARCH}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="Name" />
        <DataTable.Col source="TextDe" sx={{ ...WIDE_ONLY, ...ONE_LINE }} disableSort />
        <DataTable.Col source="TextEn" sx={{ ...WIDE_ONLY, ...ONE_LINE }} disableSort />
      </DataTable>
    </ListPage>
  )
}

const ONE_LINE = { maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

export const replyTemplates = { list: TemplateList, ...formPages() }
