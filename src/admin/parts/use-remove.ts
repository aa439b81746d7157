import { useState } from 'react'
import {
  type RaRecord,
  useDelete,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useResourceContext,
} from 'react-admin'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { readStale } from '#admin/records/admin-api.ts'
import type { Fields } from '#admin/records/conflict.ts'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'

type Meanwhile = { base: Fields; current: Fields }

/** Where somebody changed the record, nothing is deleted, and the next `remove` deletes the version in `meanwhile`. */
export function useRemove(close: () => void) {
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
