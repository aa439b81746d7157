import { type Database, inBatches } from '#platform/database/database.ts'
import type { Staff } from './model.ts'
import { staffChanges } from './tables.server.ts'

export type StaffChange = Pick<
  typeof staffChanges.$inferInsert,
  'action' | 'resource' | 'recordId' | 'details' | 'changedAt' | 'actionId'
>

/** Adds a line to the change log. `tx` is the transaction of the change itself, so both are written or none. */
export async function recordChange(tx: Database, staff: Staff, change: StaffChange): Promise<void> {
  await tx.insert(staffChanges).values({ staffId: staff.id, staffName: nameOf(staff), ...change })
}

/** The same for many at once. */
export async function recordChanges(
  tx: Database,
  staff: Staff,
  changes: readonly StaffChange[],
): Promise<void> {
  await inBatches(changes, async (batch) => {
    await tx
      .insert(staffChanges)
      .values(batch.map((change) => ({ staffId: staff.id, staffName: nameOf(staff), ...change })))
    return []
  })
}

function nameOf({ name, through }: Staff): string {
  return through === undefined ? name : `${name} (${through})`
}
