import { eq } from 'drizzle-orm'
import { staffChanges } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

/** Which kinds of records an action wrote, by the log. */
export async function listTouched(db: Database, actionId: string): Promise<string[]> {
  const lines = await db
    .selectDistinct({ resource: staffChanges.resource })
    .from(staffChanges)
    .where(eq(staffChanges.actionId, actionId))
  return lines.map(({ resource }) => resource)
}
