import { useEffect, useRef } from 'react'
import { useRecordContext, useRefresh, useResourceContext } from 'react-admin'
import { useMayChange } from '#admin/account/current-role.ts'
import { callStaffApi } from '#admin/records/admin-api.ts'

/** Marks a new record as read once its tab is visible, one time for each opening: set back to new, it stays new. */
export function useMarkRead(): void {
  const resource = useResourceContext()
  const record = useRecordContext()
  const refresh = useRefresh()
  const marked = useRef<unknown>(null)
  const id = record?.id
  const mayChange = useMayChange()
  const isNew = mayChange && record?.State === 'new'

  useEffect(() => {
    if (id === undefined || marked.current === id) return
    function mark() {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', mark)
      marked.current = id
      if (!isNew) return
      // Being counted as unread a little longer does no harm.
      callStaffApi(`/${resource}/${encodeURIComponent(String(id))}/opened`, { method: 'POST' }).then(
        refresh,
        () => undefined,
      )
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, isNew, resource, refresh])
}
