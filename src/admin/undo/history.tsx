import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import {
  type RaRecord,
  RecordContextProvider,
  useGetList,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useFormState } from 'react-hook-form'
import { z } from 'zod'
import { useMayChange } from '#admin/account/current-role.ts'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { useMoment } from '#admin/parts/agency-time.ts'
import { isFields } from '#admin/records/admin-api.ts'
import { ChangeDetails } from '#admin/resources/changes/change-details.tsx'
import { UndoButton } from './undo-button.tsx'
import { useNotifyUndoable } from './use-notify-undoable.tsx'

const AT_ONCE = 25

function History() {
  const translate = useTranslate()
  const record = useRecordContext()
  const resource = useResourceContext()
  const [shown, setShown] = useState(AT_ONCE)
  const {
    data = [],
    total = 0,
    error,
  } = useGetList('changes', {
    filter: { Resource: resource, RecordId: String(record?.Id) },
    pagination: { page: 1, perPage: shown },
    sort: { field: 'Id', order: 'DESC' },
  })
  if (error) return <Typography>{translate('loading.failed')}</Typography>
  if (data.length === 0) return <Typography>{translate('history.empty')}</Typography>
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
        {data.map((change) => (
          <RecordContextProvider key={change.id} value={change}>
            <HistoryLine change={change} revision={String(record?.Revision)} />
          </RecordContextProvider>
        ))}
      </Box>
      {total > data.length && (
        <Button type="button" onClick={() => setShown(shown + AT_ONCE)}>
          {translate('history.more')}
        </Button>
      )}
    </>
  )
}

function HistoryLine({ change, revision }: { change: RaRecord; revision: string }) {
  const translate = useTranslate()
  const when = useMoment()(change.ChangedAt)
  const { Action, StaffName, Details, ActionId, CanBeUndone } = change
  const hasOriginal = isFields(Details) && 'Original' in Details
  return (
    <Box component="li">
      <Typography variant="body2">
        <time>{when}</time>, {String(StaffName)}: {translate(`changes.${Action}`, { _: String(Action) })}
      </Typography>
      <ChangeDetails />
      {hasOriginal && CanBeUndone === true && (
        <UndoButton actionId={String(ActionId)} label="history.restore_original" about={when} />
      )}
      {!hasOriginal && Action === 'change' && hasFormer(Details) && (
        <RestoreButton id={String(change.Id)} revision={revision} about={when} />
      )}
    </Box>
  )
}

function hasFormer(details: unknown): boolean {
  return isFields(details) && Object.values(details).some((change) => isFields(change) && 'from' in change)
}

function RestoreButton({ id, revision, about }: { id: string; revision: string; about: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const notifyUndoable = useNotifyUndoable()
  const refresh = useRefresh()
  const { isDirty } = useFormState()
  const mayChange = useMayChange()
  const [isBusy, setBusy] = useState(false)
  async function restore(): Promise<void> {
    setBusy(true)
    const request = jsonRequest({ method: 'POST', revision })
    const response = await askStaff(`/changes/${id}/restore`, z.unknown(), request)
    setBusy(false)
    if (response.outcome === 'refused')
      return notify(response.status === 422 ? 'undo.invalid' : response.sentence, { type: 'error' })
    refresh()
    notifyUndoable('history.restored')
  }
  const text = translate('history.restore')
  if (!mayChange) return null
  return (
    <Button
      type="button"
      size="small"
      disabled={isDirty || isBusy}
      aria-label={`${text}: ${about}`}
      onClick={() => void restore()}
    >
      {text}
    </Button>
  )
}

export function RecordHistory() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box
      component="details"
      sx={{ width: '100%', marginTop: 3 }}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32, fontWeight: 500 }}>
        {translate('history.title')}
      </Box>
      {isOpen && <History />}
    </Box>
  )
}
