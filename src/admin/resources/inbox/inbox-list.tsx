import { DataTable, SelectInput, type SelectInputProps } from 'react-admin'
import { MomentField } from '#admin/parts/inputs/moment-field.tsx'
import { ListPage, SEARCH } from '#admin/parts/list-page.tsx'
import { WIDE_ONLY } from '#admin/parts/wide-only.ts'
import { AssigneeField, ExcerptField, NumberField, SenderField, StateMark } from './list-fields.tsx'
import { SavedFilters } from './saved-filters.tsx'
import { STATES } from './states.ts'
import { useAssigneeChoices } from './use-inbox.ts'

const FILTERS = [
  ...SEARCH,
  <SelectInput key="state" source="State" choices={STATES} helperText={false} alwaysOn />,
  <AssigneeFilter key="assignee" source="Assignee" helperText={false} alwaysOn />,
]

/** Enquiries or applications, the newest first; what nobody has read stands out. */
export function InboxList() {
  return (
    <ListPage
      sort={{ field: 'ReceivedAt', order: 'DESC' }}
      filters={FILTERS}
      canAddFilters={false}
      tools={<SavedFilters />}
    >
      <DataTable bulkActionButtons={false} rowSx={weightOf}>
        <DataTable.Col source="Fields.name" label="inbox.sender" disableSort sx={SENDER}>
          <SenderField />
        </DataTable.Col>
        <DataTable.Col source="Fields.message" label="inbox.field_message" disableSort sx={WIDE_ONLY}>
          <ExcerptField isIn="wide" />
        </DataTable.Col>
        <DataTable.Col source="ReceivedAt" sx={WIDE_ONLY}>
          <MomentField source="ReceivedAt" />
          <NumberField />
        </DataTable.Col>
        <DataTable.Col source="AssigneeName" disableSort sx={WIDE_ONLY}>
          <AssigneeField />
        </DataTable.Col>
        <DataTable.Col source="State">
          <StateMark />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

/** In a narrow window the message stands below its sender. */
const SENDER = { width: { xs: 'auto', md: '26%' }, overflowWrap: 'anywhere' }

function weightOf(record: Record<string, unknown>) {
  return { '& td': { verticalAlign: 'top', fontWeight: record.State === 'new' ? 600 : 400 } }
}

function AssigneeFilter(props: SelectInputProps & { alwaysOn?: boolean }) {
  const { alwaysOn: _, ...input } = props
  return <SelectInput {...input} choices={useAssigneeChoices()} translateChoice={false} />
}
