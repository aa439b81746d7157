import { eq, inArray, sql } from 'drizzle-orm'
import { staffChanges } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { KEPT_DAYS } from '#platform/kept-rows/kept-days.ts'
import { keptRows } from '#platform/kept-rows/kept-rows.server.ts'
import { type Fields, numberKey, type Resource } from '#platform/records/resource.ts'

const isDeletedAndKept = sql`(${staffChanges.action} = 'delete' AND EXISTS (
  SELECT 1 FROM ${keptRows} WHERE ${keptRows.actionId} = ${staffChanges.actionId}))`

/** What was deleted and can still be restored; read-only, as restoring is undoing. */
export const trashResource: Resource<number> = {
  name: 'trash',
  table: staffChanges,
  key: numberKey(staffChanges.id),
  actions: [],
  where: isDeletedAndKept,
  sortedBy: { field: 'ChangedAt', order: 'desc' },
  nameOf: ({ Id }) => String(Id),
  fields: {
    Id: { column: staffChanges.id },
    ActionId: { column: staffChanges.actionId },
    StaffName: { column: staffChanges.staffName, searched: true, filtered: true },
    Resource: { column: staffChanges.resource, filtered: true },
    RecordId: { column: staffChanges.recordId, searched: true },
    Details: { column: staffChanges.details },
    ChangedAt: { column: staffChanges.changedAt },
    /** Images that go with an artist. */
    Images: {},
    KeptUntil: {},
  },
  alsoSearched: (pattern) => sql`${staffChanges.details} ->> 'name' ILIKE ${pattern}`,
  related: readKept,
}

async function readKept(db: Database, ids: number[]): Promise<Map<number, Fields>> {
  const rows = await db
    .select({
      id: staffChanges.id,
      images: sql<number>`(count(*) FILTER (WHERE ${keptRows.tableName} = 'images'
        AND ${keptRows.operation} = 'DELETE'))::int`,
      keptAt: sql<string>`min(${keptRows.keptAt})`,
    })
    .from(staffChanges)
    .innerJoin(keptRows, eq(keptRows.actionId, staffChanges.actionId))
    .where(inArray(staffChanges.id, ids))
    .groupBy(staffChanges.id)
  return new Map(
    rows.map(({ id, images, keptAt }) => {
      const KeptUntil = new Date(new Date(keptAt).getTime() + KEPT_DAYS * DAY_MS)
      return [id, { Images: images, KeptUntil }]
    }),
  )
}
