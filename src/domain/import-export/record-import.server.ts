import { sql } from 'drizzle-orm'
import { recordChange, recordChanges } from '#domain/staff/changes.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { ImportNeeds } from './lists/import-needs.ts'
import { countOutcomes, type FieldChange, type ReportLine } from './report.ts'

/** All that is new is one line of the log; each changed record has its own, with what was there before. */
export async function recordImport(
  tx: Database,
  { staff, clock, actionId }: ImportNeeds,
  resource: string,
  lines: readonly ReportLine[],
  recordId = 'import',
): Promise<void> {
  const changedAt = clock.now()
  const changed = lines.filter(({ outcome }) => outcome === 'changed')
  await recordChanges(
    tx,
    staff,
    changed.map((line) => ({
      action: 'change',
      resource: line.list,
      recordId: line.recordId ?? line.key,
      changedAt,
      actionId,
      details: toDetails(line.changes ?? []),
    })),
  )
  const { new: added } = countOutcomes(lines)
  if (added === 0) return
  const details = { Import: { new: added, changed: changed.length } }
  await recordChange(tx, staff, {
    ...{ action: 'create' as const, resource, recordId, changedAt, actionId, details },
  })
}

function toDetails(changes: readonly FieldChange[]): Record<string, unknown> {
  return Object.fromEntries(
    changes.map(({ column, from, to }) => [column, { from: toLogged(from), to: toLogged(to) }]),
  )
}

/** Lists name galleries by their addresses, the log elsewhere by their ids: a text is what it is. */
function toLogged(value: unknown): unknown {
  const isTexts = Array.isArray(value) && value.every((part) => typeof part === 'string')
  return isTexts ? value.join(', ') : (value ?? null)
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
