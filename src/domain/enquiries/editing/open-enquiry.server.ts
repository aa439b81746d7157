import { and, eq } from 'drizzle-orm'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import { enquiries } from '#domain/enquiries/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { ChangeLog } from '#platform/records/write-records.server.ts'

type Which = { kind: Submission['kind']; id: string }

/** Somebody has it before their eyes: what was new is read. Changes no other state. */
export async function markRead(db: Database, { kind, id }: Which, log: ChangeLog): Promise<void> {
  await db.transaction(async (tx) => {
    const read = await tx
      .update(enquiries)
      .set({ state: 'read' })
      .where(and(eq(enquiries.id, id), eq(enquiries.kind, kind), eq(enquiries.state, 'new')))
      .returning({ id: enquiries.id })
    if (read.length === 0) return
    await log.record(tx, { action: 'change', recordId: id, details: { State: { from: 'new', to: 'read' } } })
  })
}
