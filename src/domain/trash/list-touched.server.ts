import { eq } from 'drizzle-orm'
import { staffChanges } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

/** What the log calls the record of a whole import. */
const OF_AN_IMPORT = 'import'

/** Which kinds of records an action wrote, by the log, and whether it was an import or took one back. */
export async function listTouched(
  db: Database,
  actionId: string,
): Promise<{ resources: string[]; isImport: boolean }> {
  const lines = await db
    .selectDistinct({ resource: staffChanges.resource, recordId: staffChanges.recordId })
    .from(staffChanges)
    .where(eq(staffChanges.actionId, actionId))
  return {
    resources: [...new Set(lines.map(({ resource }) => resource))],
    isImport: lines.some(({ recordId }) => recordId === OF_AN_IMPORT),
  }
}
