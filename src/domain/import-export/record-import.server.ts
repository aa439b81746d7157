import { sql } from 'drizzle-orm'
import { recordChange } from '#domain/staff/changes.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { ImportNeeds } from './lists/import-needs.ts'
import { countOutcomes, type ReportLine } from './report.ts'

/** One line of the log of changes for what came in together; nothing when nothing changed. */
export async function recordImport(
  tx: Database,
  { staff, clock }: ImportNeeds,
  resource: string,
  lines: readonly ReportLine[],
  recordId = 'import',
): Promise<void> {
  const { new: added, changed } = countOutcomes(lines)
  if (added + changed === 0) return
  await recordChange(tx, staff, {
    ...{ action: added > 0 ? 'create' : 'change', resource, recordId, changedAt: clock.now() },
    details: { Import: { new: added, changed } },
  })
}

/** Ids that a list gave are not given again. */
export async function advanceIds(db: Database): Promise<void> {
  for (const table of ['pictures', 'artists', 'galleries', 'news', 'testimonials', 'redirects'] as const) {
    const sequence = sql`pg_get_serial_sequence(${`public.${table}`}, 'id')::regclass`
    await db.execute(
      sql`SELECT setval(${sequence}, most) FROM (SELECT max(id) AS most FROM ${sql.identifier(table)}) AS ids
        WHERE most > coalesce(pg_sequence_last_value(${sequence}), 0)`,
    )
  }
}
