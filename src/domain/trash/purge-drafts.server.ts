import { sql } from 'drizzle-orm'
import { heroes, news } from '#domain/editorial/tables.server.ts'
import { type Drafted, NEW_RECORD } from '#domain/pending-changes/pending-changes-model.ts'
import { pendingChanges, previewLinks } from '#domain/pending-changes/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { rowHistory } from '#platform/row-history/row-history.server.ts'

const RECORDS = {
  news: { table: news, name: 'news', id: news.id, column: 'id' },
  heroes: { table: heroes, name: 'heroes', id: heroes.imageId, column: 'image_id' },
} as const satisfies Record<Drafted, unknown>

/** Forgets drafts and links of records that are gone and can no longer be restored. */
export async function purgeDraftsOfGone(db: Database): Promise<void> {
  for (const [resource, { table, name, id, column }] of Object.entries(RECORDS)) {
    for (const written of [pendingChanges, previewLinks]) {
      const { recordId } = written
      await db.delete(written).where(sql`${written.resource} = ${resource}
        AND NOT starts_with(${recordId}, ${NEW_RECORD})
        AND NOT EXISTS (SELECT 1 FROM ${table} WHERE ${id}::text = ${recordId})
        AND NOT EXISTS (SELECT 1 FROM ${rowHistory} WHERE ${rowHistory.tableName} = ${name}
          AND ${rowHistory.former} ->> ${sql.raw(`'${column}'`)} = ${recordId})`)
    }
  }
}
