import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { purgeDraftsOfGone } from '#domain/pending-changes/pending-changes.server.ts'
import { staffChanges } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { type Fields, numberKey, type Resource } from '#platform/records/resource.ts'
import { purgeActionHistory } from '#platform/row-history/purge-row-history.server.ts'
import { rowHistory } from '#platform/row-history/row-history.server.ts'
import { ROW_HISTORY_DAYS } from '#platform/row-history/row-history-days.ts'
import { FILES_OF_ROW } from './history-tables.ts'

const together = alias(staffChanges, 'together')
/** Deletions of one action and kind are restored together, so that the first stands for all. */
const isTogether = sql`(${together.actionId} = ${staffChanges.actionId} AND ${together.action} = 'delete'
  AND ${together.resource} = ${staffChanges.resource})`

const isDeletedAndKept = sql`(${staffChanges.action} = 'delete' AND EXISTS (
  SELECT 1 FROM ${rowHistory} WHERE ${rowHistory.actionId} = ${staffChanges.actionId})
  AND NOT EXISTS (
    SELECT 1 FROM ${staffChanges} AS together WHERE ${isTogether} AND ${together.id} < ${staffChanges.id}))`

/** The list is read-only, as restoring is undoing. */
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
    Images: {},
    Others: {},
    KeptUntil: {},
  },
  alsoSearched: (pattern) => sql`EXISTS (SELECT 1 FROM ${staffChanges} AS together
    WHERE ${isTogether} AND ${together.details} ->> 'name' ~ ${pattern})`,
  related: readKept,
}

async function readKept(db: Database, ids: number[]): Promise<Map<number, Fields>> {
  const rows = await db
    .select({
      id: staffChanges.id,
      images: sql<number>`(count(*) FILTER (WHERE ${rowHistory.tableName} = 'images'
        AND ${rowHistory.operation} = 'DELETE'))::int`,
      others: sql<number>`(SELECT count(*) - 1 FROM ${staffChanges} AS together WHERE ${isTogether})::int`,
      keptAt: sql<string>`min(${rowHistory.keptAt})`,
    })
    .from(staffChanges)
    .innerJoin(rowHistory, eq(rowHistory.actionId, staffChanges.actionId))
    .where(inArray(staffChanges.id, ids))
    .groupBy(staffChanges.id)
  return new Map(
    rows.map(({ id, images, others, keptAt }) => {
      const KeptUntil = new Date(new Date(keptAt).getTime() + ROW_HISTORY_DAYS * DAY_MS)
      return [id, { Images: images, Others: others, KeptUntil }]
    }),
  )
}

export async function emptyTrash(db: Database, ids?: readonly number[]): Promise<number> {
  const chosen = ids ? inArray(staffChanges.id, [...ids]) : undefined
  const rows = await db
    .selectDistinct({ actionId: staffChanges.actionId })
    .from(staffChanges)
    .where(and(trashResource.where, chosen))
  for (const { actionId } of rows) if (actionId) await purgeActionHistory(db, FILES_OF_ROW, actionId)
  await purgeDraftsOfGone(db)
  return rows.length
}
