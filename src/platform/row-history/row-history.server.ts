import { eq, sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.ts'

/** A row of any table as JSON, by the names of its columns. */
export type RowHistoryEntry = Record<string, unknown>

/**
 * Rows as they were before an action of staff, and after it. The trigger `keep_row` writes them in the transaction of
 * the action, also for what is deleted by cascade.
 */
export const rowHistory = pgTable(
  'kept_rows',
  {
    /** Ids are in the order of writing: an action is undone from the last row to the first. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actionId: text('action_id').notNull(),
    tableName: text('table_name').notNull(),
    operation: text({ enum: ['INSERT', 'UPDATE', 'DELETE'] }).notNull(),
    former: jsonb().$type<RowHistoryEntry>(),
    latter: jsonb().$type<RowHistoryEntry>(),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('kept_rows_operation', sql`${table.operation} IN ('INSERT', 'UPDATE', 'DELETE')`),
    index('kept_rows_action').on(table.actionId),
    index('kept_rows_kept').on(table.keptAt),
    index('kept_rows_original')
      .on(sql`(${table.former} ->> 'original_key')`)
      .where(sql`${table.tableName} = 'pictures'`),
  ],
)

/** From here to the end of the transaction every row that is written is kept as it was, under the action's id. */
export async function beginAction(tx: Database, actionId: string): Promise<void> {
  await tx.execute(sql`SELECT set_config('staff.action', ${actionId}, true)`)
}

/** Several transactions may have the same action. `ifRefused` may turn what the database refuses into an outcome. */
export function runAction<Result>(
  { db, actionId, ifRefused }: { db: Database; actionId: string; ifRefused?: (error: unknown) => Result },
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const done = db.transaction(async (tx) => {
    await beginAction(tx, actionId)
    return work(tx)
  })
  return ifRefused ? done.catch(ifRefused) : done
}

export async function canBeUndone(db: Database, actionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: rowHistory.id })
    .from(rowHistory)
    .where(eq(rowHistory.actionId, actionId))
    .limit(1)
  return rows.length > 0
}
