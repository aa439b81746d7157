import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  DataTable,
  useGetResourceLabel,
  useListContext,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { z } from 'zod'
import { useMay } from '#admin/account/current-role.ts'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { ListPage, SEARCH } from '#admin/parts/list-page.tsx'
import { MomentField } from '#admin/parts/moments.tsx'
import { WIDE_ONLY } from '#admin/parts/record-col.tsx'
import { Thumb } from '#admin/parts/thumb.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { UndoButton } from '#admin/undo/undo-button.tsx'
import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import { MOST_KEPT_FILE_GB } from '#domain/trash/trash-model.ts'
import { ROW_HISTORY_DAYS } from '#platform/row-history/row-history-days.ts'

function TrashList() {
  const translate = useTranslate()
  return (
    <ListPage sort={{ field: 'ChangedAt', order: 'DESC' }} filters={SEARCH} tools={<EmptyButton />}>
      <Typography variant="body2" color="text.secondary" sx={{ padding: 2, paddingBottom: 1 }}>
        {translate('trash.limits', { days: ROW_HISTORY_DAYS, gigabytes: MOST_KEPT_FILE_GB })}
      </Typography>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="Details.Thumb" label="fields.Thumb" disableSort>
          <Thumb source="Details.Thumb" shape="1" />
        </DataTable.Col>
        <DataTable.Col source="Resource" label="trash.what">
          <DeletedName />
        </DataTable.Col>
        <DataTable.Col source="StaffName" sx={WIDE_ONLY} />
        <DataTable.Col source="ChangedAt" label="trash.deleted_at" sx={WIDE_ONLY}>
          <MomentField source="ChangedAt" />
        </DataTable.Col>
        <DataTable.Col source="KeptUntil" label="trash.kept_until" disableSort sx={WIDE_ONLY}>
          <MomentField source="KeptUntil" />
        </DataTable.Col>
        <DataTable.Col source="Id" label="trash.actions" disableSort>
          <Restoring />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

function useDeletedName(): string {
  const record = useRecordContext()
  const labelOf = useGetResourceLabel()
  const translate = useTranslate()
  if (!record) return ''
  const { Resource, RecordId, Details } = record
  if (isFields(Details) && 'Import' in Details)
    return translate('trash.from_import', { what: labelOf(String(Resource), 2) })
  const isInbox = Resource === 'enquiries' || Resource === 'applications'
  // An enquiry is deleted without its name, which stays out of the log.
  const name = !isInbox && isFields(Details) && typeof Details.name === 'string' ? Details.name : ''
  const first = `${labelOf(String(Resource), 1)} ${name || numberOf(String(RecordId))}`
  const others = Number(record.Others ?? 0)
  return others > 0 ? translate('trash.and_others', { name: first, smart_count: others }) : first
}

const NARROW_ONLY = { display: { xs: 'block', md: 'none' } }

function DeletedName() {
  const record = useRecordContext()
  const translate = useTranslate()
  const name = useDeletedName()
  const isWithImages = record?.Resource === 'artists' && Number(record.Images) > 0
  return (
    <>
      {name}
      <Box component="small" sx={NARROW_ONLY}>
        {translate('trash.kept_until')} <MomentField source="KeptUntil" />
      </Box>
      {isWithImages && <Box>{translate('trash.with_images', { smart_count: Number(record.Images) })}</Box>}
    </>
  )
}

function Restoring() {
  const record = useRecordContext()
  const name = useDeletedName()
  if (!record) return null
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', lg: 'row' },
        alignItems: 'flex-start',
        gap: 1,
        '& button': { paddingInline: 0, textAlign: 'start' },
      }}
    >
      <UndoButton
        actionId={String(record.ActionId)}
        label="trash.restore"
        done="trash.restored"
        about={name}
      />
      <DeleteForGood path={`/trash/${record.Id}`} label="trash.remove" ask="trash.ask_remove" about={name} />
    </Box>
  )
}

function EmptyButton() {
  const { total } = useListContext()
  if (!total) return null
  return <DeleteForGood path="/trash" label="trash.empty" ask="trash.ask_empty" />
}

type DeleteForGoodProps = { path: string; label: string; ask: string; about?: string }

function DeleteForGood({ path, label, ask, about }: DeleteForGoodProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const mayRemove = useMay('owner')
  async function remove(): Promise<void> {
    const response = await askStaff(path, z.unknown(), jsonRequest({ method: 'DELETE' }))
    setAsking(false)
    refresh()
    if (response.outcome === 'refused') notify(response.sentence, { type: 'error' })
    else notify('trash.removed', { type: 'success' })
  }
  const text = translate(label)
  if (!mayRemove) return null
  return (
    <>
      <Button
        size="small"
        color="error"
        onClick={() => setAsking(true)}
        {...(about ? { 'aria-label': `${text}: ${about}` } : {})}
      >
        {text}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={about ? `${text}: ${about}` : text}
        content={ask}
        confirm={label}
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

export const trash = { list: TrashList }
