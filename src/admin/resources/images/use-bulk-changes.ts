import { useState } from 'react'
import { type Identifier, useDataProvider, useListContext } from 'react-admin'
import { useBulkWrite } from '#admin/records/use-bulk-write.ts'
import { toBulkChanges } from '#domain/catalogue/bulk-changes.ts'

type Changes = NonNullable<ReturnType<typeof toBulkChanges>>

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
