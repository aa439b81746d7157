import { Chip } from '@mui/material'
import { DataTable, SearchInput, SelectInput, useRecordContext, useTranslate } from 'react-admin'
import { MomentField } from '#admin/parts/inputs/moment-field.tsx'
import { ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { WIDE_ONLY } from '#admin/parts/wide-only.ts'
import { ENQUIRY_STATES, numberOf } from '#domain/enquiries/model.ts'

/** What the agency did with what came in. */
export const STATES = ENQUIRY_STATES.map((id) => ({ id, name: `inbox.state_${id}` }))

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="State" choices={STATES} helperText={false} alwaysOn />,
]

/** Enquiries or applications, the newest first; what nobody has read stands out. */
export function InboxList() {
  return (
    <ListPage sort={{ field: 'ReceivedAt', order: 'DESC' }} filters={FILTERS}>
      <DataTable
        bulkActionButtons={false}
        rowSx={(record) => ({ '& td': { fontWeight: record.State === 'new' ? 600 : 400 } })}
      >
        <RecordCol source="ReceivedAt">
          <MomentField source="ReceivedAt" />
        </RecordCol>
        <DataTable.Col source="Id" label="inbox.number" disableSort sx={WIDE_ONLY}>
          <NumberField />
        </DataTable.Col>
        <DataTable.Col source="Fields.name" label="inbox.field_name" disableSort />
        <DataTable.Col source="Email" sx={WIDE_ONLY} />
        <DataTable.Col source="State">
          <StateMark />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

function NumberField() {
  const record = useRecordContext()
  return record ? numberOf(String(record.Id)) : null
}

function StateMark() {
  const record = useRecordContext()
  const translate = useTranslate()
  return (
    <Chip
      label={translate(`inbox.state_${record?.State}`)}
      color={record?.State === 'new' ? 'error' : 'default'}
    />
  )
}
