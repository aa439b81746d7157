import { Box, Button, DialogContentText, Typography } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  type RaRecord,
  useDelete,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { readStale } from '#admin/records/admin-api.ts'
import { changedFields, type Fields } from '#admin/records/conflict.ts'
import { GoesToTrash } from '#admin/undo/goes-to-trash.tsx'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'
import { FieldValue } from './field-value.tsx'

export function DeleteButton({ warning }: { warning?: string | undefined }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const resource = useResourceContext() ?? ''
  const name = useGetResourceLabel()(resource, 1)
  const representation = useGetRecordRepresentation(resource)
  const recordRepresentation = representation(useRecordContext())
  const { remove, removing, meanwhile, reset } = useRemove(() => setOpen(false))
  function close() {
    setOpen(false)
    reset()
  }
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)} sx={{ marginLeft: 'auto' }}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={removing}
        title={translate('ra.message.delete_title', {
          name,
          recordRepresentation: typeof recordRepresentation === 'string' ? recordRepresentation : '',
        })}
        content={
          meanwhile ? <ChangedMeanwhile resource={resource} {...meanwhile} /> : <GoesToTrash text={warning} />
        }
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={remove}
        onClose={close}
      />
    </>
  )
}

type ChangedMeanwhileProps = { resource: string; base: Fields; current: Fields }

function ChangedMeanwhile({ resource, base, current }: ChangedMeanwhileProps) {
  const translate = useTranslate()
  const labelOf = useTranslateLabel()
  return (
    <Box role="alert">
      <DialogContentText>{translate('conflict.before_delete')}</DialogContentText>
      <Box component="dl" sx={{ marginBlock: 2, maxHeight: 320, overflowY: 'auto' }}>
        {Object.entries(changedFields(base, current)).map(([field, value]) => (
          <Box key={field} sx={{ marginBottom: 1 }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {labelOf({ source: field, resource })}
            </Typography>
            <Box component="dd" sx={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              <FieldValue field={field} value={value} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

type Meanwhile = { base: Fields; current: Fields }

/** Where somebody changed the record, nothing is deleted, and the next `remove` deletes the version in `meanwhile`. */
function useRemove(close: () => void) {
  const resource = useResourceContext()
  const record = useRecordContext()
  const notify = useNotify()
  const leave = useLeave(resource)
  const refresh = useRefresh()
  const { formState } = useFormContext()
  const { isDirty } = formState
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const [send, { isPending }] = useDelete<RaRecord, Error>()

  function refuse(error: Error) {
    const stale = readStale(error)
    if (!stale || !record) {
      close()
      return notify(error.message, { type: 'error' })
    }
    setMeanwhile({ base: record, current: stale.current })
    if (!isDirty) refresh()
  }

  function remove() {
    if (!record) return
    const previousData = meanwhile ? { ...meanwhile.current, id: record.id } : record
    void send(resource, { id: record.id, previousData }, { onSuccess: leave, onError: refuse })
  }
  return { remove, removing: isPending, meanwhile, reset: () => setMeanwhile(null) }
}

function useLeave(resource: string | undefined): () => void {
  const notify = useNotifyUndoable()
  const redirect = useRedirect()
  const { reset, getValues } = useFormContext()
  return () => {
    notify('ra.notification.deleted', { smart_count: 1 })
    // Resetting prevents the warning about unsaved changes, which only reads the form's state when it renders.
    flushSync(() => reset(getValues()))
    redirect('list', resource)
  }
}
