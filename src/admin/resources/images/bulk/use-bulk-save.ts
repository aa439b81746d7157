import { useState } from 'react'
import { HttpError, type Identifier, useListContext, useNotify, useRefresh, useUpdateMany } from 'react-admin'
import { isFields } from '#admin/records/admin-api.ts'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'
import { toBulkChanges } from './bulk-changes.ts'

type Changes = NonNullable<ReturnType<typeof toBulkChanges>>

/** What was not saved for anyone, since these images may not be changed so; `others` may. */
type Refusal = { changes: Changes; records: Record<string, unknown>; others: Identifier[] }

/** Saves for all selected images or for none, and for the others when that is asked for. They stay selected. */
export function useBulkSave(close: () => void) {
  const { selectedIds } = useListContext()
  const [updateMany] = useUpdateMany()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const notify = useNotify()
  const notifyUndoable = useNotifyUndoable()
  const refresh = useRefresh()

  async function write(ids: Identifier[], changes: Changes) {
    setRefusal(null)
    try {
      await updateMany('images', { ids, data: changes }, { returnPromise: true })
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 422)
        return notify(error instanceof Error ? error.message : 'errors.server', { type: 'error' })
      const { records, errors } = error.body
      if (!isFields(records)) return errors
      const others = ids.filter((id) => !(String(id) in records))
      return setRefusal({ changes, records, others })
    }
    notifyUndoable('images.bulk_saved', { smart_count: ids.length })
    refresh()
    close()
  }

  return {
    refusal,
    /** Returns field errors for the form. */
    save: (form: Parameters<typeof toBulkChanges>[0]) => {
      const changes = toBulkChanges(form)
      return changes ? write(selectedIds, changes) : close()
    },
    saveOthers: () => (refusal ? write(refusal.others, refusal.changes) : undefined),
  }
}
