import { and, desc, eq, gte } from 'drizzle-orm'
import { staffChanges } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { Fields } from '#platform/records/resource.ts'

/** A record as it was before a change: the fields that were changed since, by their values then. */
export type FormerVersion = { resource: string; recordId: string; fields: Fields }

/** Follows the log back to the change. Null when it is no change, or changed nothing that the log tells. */
export async function findVersionBefore(db: Database, changeId: number): Promise<FormerVersion | null> {
  const [change] = await db.select().from(staffChanges).where(eq(staffChanges.id, changeId))
  if (change?.action !== 'change') return null
  const { resource, recordId } = change
  const { id, action } = staffChanges
  const since = await db
    .select()
    .from(staffChanges)
    .where(
      and(
        eq(staffChanges.resource, resource),
        eq(staffChanges.recordId, recordId),
        eq(action, 'change'),
        gte(id, changeId),
      ),
    )
    .orderBy(desc(id))
  const fields = Object.fromEntries(since.flatMap(({ details }) => formerValues(details)))
  return Object.keys(fields).length > 0 ? { resource, recordId, fields } : null
}

function formerValues(details: Record<string, unknown>): [string, unknown][] {
  return Object.entries(details).flatMap(([field, change]): [string, unknown][] => {
    // Another file is restored by undoing the action that replaced it.
    if (field === 'Original' || typeof change !== 'object' || change === null) return []
    return 'from' in change ? [[field, change.from]] : []
  })
}
