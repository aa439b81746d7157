import { eq, inArray } from 'drizzle-orm'
import { keptRows } from '#platform/kept-rows/kept-rows.server.ts'
import { numberKey, type Resource } from '#platform/records/resource.ts'
import { staffChanges } from './tables.server.ts'

/** The change log; read-only. */
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
    /** Whether what its action wrote is still kept. */
    CanBeUndone: {},
  },
  related: async (db, ids) => {
    const rows = await db
      .selectDistinct({ id: staffChanges.id })
      .from(staffChanges)
      .innerJoin(keptRows, eq(keptRows.actionId, staffChanges.actionId))
      .where(inArray(staffChanges.id, ids))
    const kept = new Set(rows.map(({ id }) => id))
    return new Map(ids.map((id) => [id, { CanBeUndone: kept.has(id) }]))
  },
}
