import { useState } from 'react'
import {
  HttpError,
  type Identifier,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin'
import { isFields } from '#admin/records/admin-api.ts'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'

type Changes = NonNullable<ReturnType<typeof toBulkChanges>>

type Refusal = { records: Record<string, unknown>; others: Identifier[] }

/** All images are written or none. `write` returns field errors for the form. */
function useBulkWrite(done: string, close: () => void) {
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

export function useBulkSave(close: () => void) {
  const { selectedIds } = useListContext()
  const dataProvider = useDataProvider()
  const [changes, setChanges] = useState<Changes>({})
  const { write, refusal } = useBulkWrite('images.bulk_saved', close)
  const save = (ids: Identifier[], data: Changes) =>
    write(ids, () => dataProvider.updateMany('images', { ids, data }))
  return {
    refusal,
    save: (form: Parameters<typeof toBulkChanges>[0]) => {
      const wanted = toBulkChanges(form)
      if (!wanted) return close()
      setChanges(wanted)
      return save(selectedIds, wanted)
    },
    saveOthers: () => (refusal ? save(refusal.others, changes) : undefined),
  }
}

export function useBulkDelete(close: () => void) {
  const dataProvider = useDataProvider()
  const { write, refusal, isBusy } = useBulkWrite('ra.notification.deleted', close)
  return {
    refusal,
    isBusy,
    remove: (ids: Identifier[]) => write(ids, () => dataProvider.deleteMany('images', { ids })),
  }
}

type BulkForm = {
  AddGalleries?: number[]
  RemoveGalleries?: number[]
  AddKeywordsDe?: string
  AddKeywordsEn?: string
  RemoveKeywordsDe?: string
  RemoveKeywordsEn?: string
  Hidden?: 'keep' | 'hide' | 'show'
  Schedule?: boolean
  PublishedFrom?: string | null
  PublishedUntil?: string | null
}

/** Returns only the filled-in fields, as the API accepts them; null when there are none. */
export function toBulkChanges({
  Hidden = 'keep',
  Schedule = false,
  PublishedFrom = null,
  PublishedUntil = null,
  ...fields
}: BulkForm): Record<string, unknown> | null {
  const filled = Object.entries(fields).flatMap(([name, value]) => {
    const list = typeof value === 'string' ? toKeywords(value) : value
    return list && list.length > 0 ? [[name, list] as const] : []
  })
  const changes = {
    ...Object.fromEntries(filled),
    ...(Hidden === 'keep' ? {} : { Hidden: Hidden === 'hide' }),
    ...(Schedule ? { PublishedFrom, PublishedUntil } : {}),
  }
  return Object.keys(changes).length > 0 ? changes : null
}

function toKeywords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
