import { Box, Link } from '@mui/material'
import {
  DataTable,
  type ResourceProps,
  SearchInput,
  SelectInput,
  TextInput,
  useGetResourceLabel,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { MomentField } from '#admin/parts/inputs/moment-field.tsx'
import { ListPage } from '#admin/parts/pages.tsx'
import { ChangeDetails } from './change-details.tsx'

const ACTIONS = ['create', 'change', 'delete'].map((id) => ({ id, name: `changes.${id}` }))

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="action" source="Action" choices={ACTIONS} helperText={false} alwaysOn />,
  <TextInput key="record" source="RecordId" helperText={false} />,
]

/** Append-only log of changes, each with the values before and after. */
function ChangeList() {
  return (
    <ListPage sort={{ field: 'ChangedAt', order: 'DESC' }} filters={FILTERS}>
      <DataTable bulkActionButtons={false} rowClick={false} sx={{ '& td': { verticalAlign: 'top' } }}>
        <DataTable.Col source="ChangedAt">
          <MomentField source="ChangedAt" />
        </DataTable.Col>
        <DataTable.Col source="StaffName" />
        <DataTable.Col source="Action">
          <Action />
        </DataTable.Col>
        <DataTable.Col source="Resource">
          <RecordLink />
        </DataTable.Col>
        <DataTable.Col source="Details" disableSort>
          <ChangeDetails />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

function Action() {
  const record = useRecordContext()
  const translate = useTranslate()
  return record ? translate(`changes.${record.Action}`, { _: String(record.Action) }) : null
}

/** Links to the record, unless it was deleted. */
function RecordLink() {
  const record = useRecordContext()
  const labelOf = useGetResourceLabel()
  if (!record) return null
  const name = `${labelOf(String(record.Resource), 1)} ${record.RecordId}`
  if (record.Action === 'delete') return name
  return (
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <Link component={RouterLink} to={`/${record.Resource}/${encodeURIComponent(String(record.RecordId))}`}>
        {name}
      </Link>
    </Box>
  )
}

export const changes: ResourceProps = { name: 'changes', list: ChangeList }
