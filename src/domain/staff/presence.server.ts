import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import { PRESENT_FOR_MS } from './presence.ts'
import type { Staff } from './staff-model.ts'

const PRESENCE_CHANNEL = 'staff_presence'
/** These are many times an agency's tabs; the oldest reports are forgotten first, so that nobody fills the memory. */
const MOST_TABS = 2_000

const Open = z.object({
  tab: z.string(),
  staffId: z.string(),
  name: z.string(),
  /** It is a name such as `images 12`; null when it was closed. */
  record: z.string().nullable(),
})
type Open = z.infer<typeof Open>

export type Presence = {
  /** Says that the record is open, or with null that the tab has left it. */
  note: (staff: Staff, tab: string, record: string | null) => Promise<void>
  listOthers: (staff: Staff, record: string) => string[]
  close: () => Promise<void>
}

/** In memory alone: instances with PostgreSQL tell each other, but the embedded database would write to the disk. */
export async function openPresence(
  database: Pick<OpenDatabase, 'db' | 'engine' | 'listen'>,
  clock: Clock,
): Promise<Presence> {
  const tabs = new Map<string, Open & { seenAt: number }>()
  const isShared = database.engine === 'postgres'

  function take(open: Open): void {
    const key = `${open.staffId} ${open.tab}`
    // The entry is deleted first, so that the oldest report stands first.
    tabs.delete(key)
    if (open.record !== null) tabs.set(key, { ...open, seenAt: clock.now().getTime() })
    const oldest = clock.now().getTime() - PRESENT_FOR_MS
    for (const [known, { seenAt }] of tabs) {
      if (seenAt > oldest && tabs.size <= MOST_TABS) break
      tabs.delete(known)
    }
  }

  function hear(payload: string): void {
    // After a lost connection the payload is empty; whoever is still there reports again.
    if (payload === '') return
    const open = Open.safeParse(JSON.parse(payload))
    if (open.success) take(open.data)
  }

  const stop = isShared ? await database.listen(PRESENCE_CHANNEL, hear) : async () => {}
  return {
    note: async ({ id: staffId, name }, tab, record) => {
      const open = { tab, staffId, name, record }
      take(open)
      if (isShared)
        await database.db.execute(sql`SELECT pg_notify(${PRESENCE_CHANNEL}, ${JSON.stringify(open)})`)
    },
    listOthers: ({ id }, record) => {
      const oldest = clock.now().getTime() - PRESENT_FOR_MS
      const others = [...tabs.values()].filter(
        (open) => open.record === record && open.staffId !== id && open.seenAt > oldest,
      )
      return [...new Map(others.map(({ staffId, name }) => [staffId, name])).values()]
    },
    close: stop,
  }
}
