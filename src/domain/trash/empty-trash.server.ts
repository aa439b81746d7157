import { and, inArray } from 'drizzle-orm'
import { staffChanges } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { forgetAction } from '#platform/kept-rows/forget-kept.server.ts'
import { forgetDraftsOfGone } from './forget-drafts.server.ts'
import { FILES_OF_ROW } from './kept-tables.ts'
import { trashResource } from './trash-resource.server.ts'

/** Deletes for good what is in the trash: some of it, or all. Returns how many actions. */
export async function emptyTrash(db: Database, ids?: readonly number[]): Promise<number> {
  const chosen = ids ? inArray(staffChanges.id, [...ids]) : undefined
  const rows = await db
    .selectDistinct({ actionId: staffChanges.actionId })
    .from(staffChanges)
    .where(and(trashResource.where, chosen))
  for (const { actionId } of rows) if (actionId) await forgetAction(db, FILES_OF_ROW, actionId)
  await forgetDraftsOfGone(db)
  return rows.length
}
