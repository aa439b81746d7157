import { useEffect, useState } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import { z } from 'zod'
import { jsonRequest } from '#admin/api/call-admin-api.ts'
import { PRESENCE_EVERY_MS } from '#domain/staff/presence.ts'
import { STAFF_API } from '#site/api-paths.ts'

const Answer = z.object({
  Others: z.array(z.string()),
  LastChange: z.object({ Id: z.number(), By: z.string(), At: z.string(), IsYours: z.boolean() }).nullable(),
})
type LastChange = NonNullable<z.infer<typeof Answer>['LastChange']>

/** Each tab has its own; a reload makes another. */
const TAB = crypto.randomUUID()

type Seen = { others: readonly string[]; change: LastChange | null }
const ALONE: Seen = { others: [], change: null }

export function usePresence(): Seen {
  const resource = useResourceContext()
  const record = useRecordContext()
  const id = record ? String(record.id) : null
  const revision = record?.Revision
  const [seen, setSeen] = useState(ALONE)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision was read, so all changes are in it
  useEffect(() => {
    if (!resource || id === null) return
    /** The last change when the record was read; undefined before the first answer. */
    let known: number | null | undefined
    let isLeft = false
    async function beat(): Promise<void> {
      const answer = await send({ Resource: resource, Id: id, Tab: TAB, Open: true })
      if (isLeft || !answer) return
      const { Others, LastChange } = answer
      if (known === undefined) known = LastChange?.Id ?? null
      const isNew = LastChange !== null && LastChange.Id !== known && !LastChange.IsYours
      setSeen({ others: Others, change: isNew ? LastChange : null })
    }
    const beatWhenSeen = () => document.visibilityState === 'visible' && void beat()
    void beat()
    const timer = setInterval(() => void beat(), PRESENCE_EVERY_MS)
    document.addEventListener('visibilitychange', beatWhenSeen)
    return () => {
      isLeft = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beatWhenSeen)
    }
  }, [resource, id, revision])
  useLeaving(resource, id)
  return seen
}

/** Apart from the reports: one that was saved goes on being open. */
function useLeaving(resource: string | undefined, id: string | null): void {
  useEffect(() => {
    if (!resource || id === null) return
    const leave = () => void send({ Resource: resource, Id: id, Tab: TAB, Open: false })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [resource, id])
}

/** Does not use `askStaff`, which would forget how to undo the last change. Null where it was refused. */
async function send(body: Record<string, unknown>): Promise<z.infer<typeof Answer> | null> {
  // The page may be going away.
  const request = { ...jsonRequest({ method: 'POST', body }), keepalive: true }
  const response = await fetch(`${STAFF_API}/presence`, request).catch(() => null)
  return response?.ok ? Answer.parse(await response.json()) : null
}
