import { Typography } from '@mui/material'
import { DataTable, type ResourceProps, useRecordContext, useTranslate } from 'react-admin'
import { Pair } from '#admin/parts/inputs/pair.tsx'
import { EditPage, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { WIDE_ONLY } from '#admin/parts/wide-only.ts'

/** The name of a setting; its key when there is no text for it. */
function SettingName() {
  const record = useRecordContext()
  const translate = useTranslate()
  return record ? translate(`settings.${record.Id}`, { _: String(record.Id) }) : null
}

/** What the setting is used for. */
function SettingHint() {
  const record = useRecordContext()
  const translate = useTranslate()
  return record ? <Typography>{translate(`settings.${record.Id}_hint`, { _: '' })}</Typography> : null
}

function SettingList() {
  return (
    <ListPage sort={{ field: 'Id', order: 'ASC' }}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="Id" label="settings.name">
          <SettingName />
        </RecordCol>
        <DataTable.Col source="TextDe" disableSort />
        <DataTable.Col source="TextEn" disableSort sx={WIDE_ONLY} />
      </DataTable>
    </ListPage>
  )
}

export const settings: ResourceProps = {
  name: 'settings',
  recordRepresentation: <SettingName />,
  list: SettingList,
  edit: () => (
    <EditPage canDelete={false}>
      <SettingHint />
      <Pair of="Text" rows={2} />
    </EditPage>
  ),
}
