import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Database, inBatches } from '#platform/database/database.ts'
import { numberKey, type Resource } from '#platform/records/resource.ts'
import { rowHistory } from '#platform/row-history/row-history.server.ts'
import type { Staff } from './staff-model.ts'
import { staffChanges } from './tables.server.ts'

export type StaffChange = Pick<
  typeof staffChanges.$inferInsert,
  'action' | 'resource' | 'recordId' | 'details' | 'changedAt' | 'actionId'
>

/** `tx` is the transaction of the change itself, so both are written or none. */
export async function recordChange(tx: Database, staff: Staff, change: StaffChange): Promise<void> {
  await tx.insert(staffChanges).values({ staffId: staff.id, staffName: nameOf(staff), ...change })
}

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

export const changesResource: Resource<number> = {
  name: 'changes',
  table: staffChanges,
  key: numberKey(staffChanges.id),
  actions: [],
  sortedBy: { field: 'Id', order: 'desc' },
  nameOf: ({ Id }) => String(Id),
  fields: {
    Id: { column: staffChanges.id },
    StaffName: { column: staffChanges.staffName, searched: true, filtered: true },
    Action: { column: staffChanges.action, filtered: true },
    Resource: { column: staffChanges.resource, searched: true, filtered: true },
    RecordId: { column: staffChanges.recordId, searched: true, filtered: true },
    Details: { column: staffChanges.details },
    ChangedAt: { column: staffChanges.changedAt },
    ActionId: { column: staffChanges.actionId },
    CanBeUndone: {},
  },
  related: async (db, ids) => {
    const rows = await db
      .selectDistinct({ id: staffChanges.id })
      .from(staffChanges)
      .innerJoin(rowHistory, eq(rowHistory.actionId, staffChanges.actionId))
      .where(inArray(staffChanges.id, ids))
    const undoable = new Set(rows.map(({ id }) => id))
    return new Map(ids.map((id) => [id, { CanBeUndone: undoable.has(id) }]))
  },
}

export type LastChange = { id: number; staffId: string; staffName: string; changedAt: Date }

export async function findLastChange(
  db: Database,
  resource: string,
  recordId: string,
): Promise<LastChange | null> {
  const { id, staffId, staffName, changedAt } = staffChanges
  const [last] = await db
    .select({ id, staffId, staffName, changedAt })
    .from(staffChanges)
    .where(and(eq(staffChanges.resource, resource), eq(staffChanges.recordId, recordId)))
    .orderBy(desc(id))
    .limit(1)
  return last ?? null
}

/** The last change of that field, of each of these records where it was changed; `to` is null for what is not logged. */
export async function findLastChangesOf(
  db: Database,
  { resource, field, recordIds }: { resource: string; field: string; recordIds: string[] },
): Promise<Map<string, { to: string | null; changedAt: Date }>> {
  const { id, recordId, details, changedAt } = staffChanges
  const rows = await db
    .selectDistinctOn([recordId], {
      recordId,
      changedAt,
      to: sql<string | null>`${details} -> ${field}::text ->> 'to'`,
    })
    .from(staffChanges)
    .where(
      and(
        eq(staffChanges.resource, resource),
        inArray(recordId, recordIds),
        sql`${details} ? ${field}::text`,
      ),
    )
    .orderBy(recordId, desc(id))
  return new Map(rows.map((row) => [row.recordId, row]))
}
