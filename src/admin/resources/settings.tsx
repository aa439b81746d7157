import { Box, Typography } from '@mui/material'
import { DataTable, useRecordContext, useTranslate } from 'react-admin'
import { useMay } from '#admin/account/current-role.ts'
import { formPages } from '#admin/parts/form-pages.tsx'
import { Later, lazyPart } from '#admin/parts/lazy.tsx'
import { ListPage } from '#admin/parts/list-page.tsx'
import { RecordCol, WIDE_ONLY } from '#admin/parts/record-col.tsx'
import { RecordForm } from '#admin/parts/record-form.tsx'
import { SettingName } from './record-names.tsx'

function SettingHint() {
  const record = useRecordContext()
  const translate = useTranslate()
  return record ? <Typography>{translate(`settings.${record.Id}_hint`, { _: '' })}</Typography> : null
}

function Shown({ language }: { language: 'De' | 'En' }) {
  const record = useRecordContext()
  const translate = useTranslate()
  if (!record) return null
  const source = String(record[`SetIn${language}`])
  return (
    <>
      {String(record[`Shown${language}`] ?? '')}
      <Typography variant="body2" color="text.secondary">
        {translate(`settings.set_in_${source === 'site.config' ? 'config' : source}`)}
      </Typography>
    </>
  )
}

function ShownNow() {
  const translate = useTranslate()
  return (
    <Box component="dl" sx={{ width: '100%', margin: 0 }}>
      {(['De', 'En'] as const).map((language) => (
        <Box key={language} sx={{ marginBottom: 1 }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {translate(`fields.Shown${language}`)}
          </Typography>
          <Box component="dd" sx={{ margin: 0 }}>
            <Shown language={language} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const ConfiguredValues = lazyPart(() => import('./configured.tsx'), 'ConfiguredValues')
const CONFIGURED_HEIGHT_PX = 500

function SettingList() {
  const isOwner = useMay('owner')
  return (
    <ListPage sort={{ field: 'Id', order: 'ASC' }}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="Id" label="settings.name">
          <SettingName />
        </RecordCol>
        <DataTable.Col source="ShownDe" disableSort>
          <Shown language="De" />
        </DataTable.Col>
        <DataTable.Col source="ShownEn" disableSort sx={WIDE_ONLY}>
          <Shown language="En" />
        </DataTable.Col>
      </DataTable>
      {isOwner && (
        <Later height={CONFIGURED_HEIGHT_PX}>
          <ConfiguredValues />
        </Later>
      )}
    </ListPage>
  )
}

const form = (
  <>
    <SettingHint />
    <RecordForm />
    <ShownNow />
  </>
)

export const settings = { list: SettingList, ...formPages({ form, canDelete: false }) }
