import { Box } from '@mui/material'
import {
  DataTable,
  ListContextProvider,
  type RaRecord,
  RecordContextProvider,
  SelectInput,
  TextInput,
  useGetResourceLabel,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useMoment } from '#admin/parts/agency-time.ts'
import { ListPage, SEARCH } from '#admin/parts/list-page.tsx'
import { MomentField } from '#admin/parts/moments.tsx'
import { UndoButton } from '#admin/undo/undo-button.tsx'
import { ChangeDetails } from './change-details.tsx'
import { ChangedRecord, groupChanges } from './changed-record.tsx'

const ACTIONS = ['create', 'change', 'delete', 'restore'].map((id) => ({ id, name: `changes.${id}` }))

const FILTERS = [
  ...SEARCH,
  <SelectInput key="action" source="Action" choices={ACTIONS} helperText={false} alwaysOn />,
  <TextInput key="record" source="RecordId" helperText={false} />,
]

function ChangeList() {
  return (
    <ListPage sort={{ field: 'ChangedAt', order: 'DESC' }} filters={FILTERS}>
      <GroupedChanges />
    </ListPage>
  )
}

function Action() {
  const record = useRecordContext()
  const translate = useTranslate()
  return record ? translate(`changes.${record.Action}`, { _: String(record.Action) }) : null
}

function GroupedChanges() {
  const list = useListContext()
  if (!list.data) return <ChangeTable />
  const data = groupChanges(list.data).map(({ first, all }) => ({ ...first, Members: all }))
  return (
    <ListContextProvider value={{ ...list, data }}>
      <ChangeTable />
    </ListContextProvider>
  )
}

/** In a narrow window each change stands below the other, as its details need the width. */
const TABLE = {
  '& td': { verticalAlign: 'top', overflowWrap: 'anywhere' },
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '& tr, & td': { display: 'block' },
    '& td:not(:last-of-type)': { border: 0, paddingBlock: 0.25 },
  },
}

function ChangeTable() {
  return (
    <DataTable bulkActionButtons={false} rowClick={false} sx={TABLE}>
      <DataTable.Col source="ChangedAt">
        <MomentField source="ChangedAt" />
      </DataTable.Col>
      <DataTable.Col source="StaffName" />
      <DataTable.Col source="Action">
        <Action />
      </DataTable.Col>
      <DataTable.Col source="Resource">
        <ChangedRecords />
      </DataTable.Col>
      <DataTable.Col source="Details" disableSort>
        <SharedDetails />
      </DataTable.Col>
    </DataTable>
  )
}

function membersOf(change: RaRecord | undefined): RaRecord[] {
  return Array.isArray(change?.Members) ? change.Members : []
}

function ChangedRecords() {
  const change = useRecordContext()
  const labelOf = useGetResourceLabel()
  const members = membersOf(change)
  if (!change) return null
  if (members.length < 2) return <ChangedRecord change={change} />
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        {members.length} {labelOf(String(change.Resource), members.length)}
      </Box>
      <Members members={members} />
    </details>
  )
}

function SharedDetails() {
  const change = useRecordContext()
  return (
    <>
      {areAlike(membersOf(change)) && <ChangeDetails />}
      {change && <UndoOfAll change={change} />}
    </>
  )
}

function UndoOfAll({ change }: { change: RaRecord }) {
  const isOneAction = membersOf(change).every(({ ActionId }) => ActionId === change.ActionId)
  const when = useMoment()(change.ChangedAt)
  if (!isOneAction || change.CanBeUndone !== true) return null
  return <UndoButton actionId={String(change.ActionId)} about={when} />
}

function areAlike(members: readonly RaRecord[]): boolean {
  return new Set(members.map(({ Details }) => JSON.stringify(Details))).size < 2
}

function Members({ members }: { members: readonly RaRecord[] }) {
  const withDetails = !areAlike(members)
  return (
    <Box component="ul" sx={{ listStyle: 'none', paddingInlineStart: 0, display: 'grid', gap: 1 }}>
      {members.map((member) => (
        <li key={member.id}>
          <ChangedRecord change={member} />
          {withDetails && (
            <RecordContextProvider value={member}>
              <ChangeDetails />
            </RecordContextProvider>
          )}
        </li>
      ))}
    </Box>
  )
}

export const changes = { list: ChangeList }
