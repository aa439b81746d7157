import { useEffect, useRef, useState } from 'react'
import { HttpError, type Identifier, useListContext, useNotify, useRefresh } from 'react-admin'
import { isFields } from '#admin/records/admin-api.ts'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'

/** The API's most at once. */
export const MOST_SELECTED = 200

type Refusal = { records: Record<string, unknown>; others: Identifier[] }

/** A browser keeps a selection; it ends with the filter and the visit, or somebody deletes what they no longer see. */
export function useSelectionOfVisit(): void {
  const { onUnselectItems, filterValues } = useListContext()
  const unselect = useRef(onUnselectItems)
  unselect.current = onUnselectItems
  const filter = JSON.stringify(filterValues)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each filter has a selection of its own
  useEffect(() => {
    unselect.current()
    return () => unselect.current()
  }, [filter])
}

/** All records are written or none. `write` returns field errors for the form. */
export function useBulkWrite(done: string, close = () => {}) {
  const { onUnselectItems } = useListContext()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const notifyUndoable = useNotifyUndoable()
  const refresh = useRefresh()

  async function write(ids: Identifier[], send: () => Promise<unknown>) {
    setRefusal(null)
    setBusy(true)
    try {
      await send()
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 422)
        return notify(error instanceof Error ? error.message : 'errors.server', { type: 'error' })
      const { records, errors } = error.body
      if (!isFields(records)) return errors
      const others = ids.filter((id) => !(String(id) in records))
      return setRefusal({ records, others })
    } finally {
      setBusy(false)
    }
    notifyUndoable(done, { smart_count: ids.length })
    onUnselectItems()
    refresh()
    close()
  }
  return { write, refusal, isBusy }
}
