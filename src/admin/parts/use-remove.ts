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

/** What the record was when it was read, and what somebody else made of it since. */
type Meanwhile = { seen: Fields; current: Fields }

/**
 * Deletes the record of the page as it was read. Where somebody changed it since, nothing goes: `meanwhile` says what
 * became of it, and the next `remove` deletes that.
 */
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
    setMeanwhile({ seen: record, current: stale.current })
    // Who has typed something keeps it, and is asked about both versions when it is saved.
    if (!isDirty) refresh()
  }

  function remove() {
    if (!record) return
    const previousData = meanwhile ? { ...meanwhile.current, id: record.id } : record
    void send(resource, { id: record.id, previousData }, { onSuccess: leave, onError: refuse })
  }
  return { remove, removing: isPending, meanwhile, forget: () => setMeanwhile(null) }
}

/** To the list, from a record that is gone. */
function useLeave(resource: string | undefined): () => void {
  const notify = useNotify()
  const redirect = useRedirect()
  const { reset, getValues } = useFormContext()
  return () => {
    notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } })
    // Nothing is left that could be saved, so nobody is warned about it on the way out. The warning hears of it only
    // when it is drawn anew.
    flushSync(() => reset(getValues()))
    redirect('list', resource)
  }
}
