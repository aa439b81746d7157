import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { staffChanges } from './tables.server.ts'

export type LastChange = { id: number; staffId: string; staffName: string; changedAt: Date }

/** Who changed a record last, by the log; null when nobody ever did. */
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
