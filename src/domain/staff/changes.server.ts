import type { Database } from '#platform/database/database.ts'
import type { Staff } from './model.ts'
import { staffChanges } from './tables.server.ts'

export type StaffChange = Pick<
  typeof staffChanges.$inferInsert,
  'action' | 'resource' | 'recordId' | 'details' | 'changedAt'
>

/** Writes down who changed what. `tx` is the transaction of the change itself, so neither is there without the other. */
export async function recordChange(tx: Database, staff: Staff, change: StaffChange): Promise<void> {
  await tx.insert(staffChanges).values({ staffId: staff.id, staffName: staff.name, ...change })
}
