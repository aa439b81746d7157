import { DataTable, SearchInput } from 'react-admin'
import { Pair } from '#admin/parts/inputs/pair.tsx'
import { RecordInput } from '#admin/parts/inputs/record-input.tsx'
import { formPages, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { WIDE_ONLY } from '#admin/parts/wide-only.ts'

/** Texts that replies begin with. */
export function TemplateList() {
  return (
    <ListPage sort={{ field: 'Name', order: 'ASC' }} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="Name" />
        <DataTable.Col source="TextDe" sx={{ ...WIDE_ONLY, ...ONE_LINE }} disableSort />
        <DataTable.Col source="TextEn" sx={{ ...WIDE_ONLY, ...ONE_LINE }} disableSort />
      </DataTable>
    </ListPage>
  )
}

const ONE_LINE = { maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

function TemplateFields() {
  return (
    <>
      <RecordInput source="Name" required />
      <Pair de="TextDe" en="TextEn" rows={12} hint="inbox.template_hint" />
    </>
  )
}

export const { edit: TemplateEdit, create: TemplateCreate } = formPages(TemplateFields)
