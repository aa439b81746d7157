import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A row of any table as JSON, by the names of its columns. */
export type KeptRow = Record<string, unknown>

/**
 * Rows as they were before an action of staff, and after it. The trigger `keep_row` writes them in the transaction of the
 * action, also for what is deleted by cascade.
 */
export const keptRows = pgTable(
  'kept_rows',
  {
    /** In the order of the writing: an action is undone from the last row to the first. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actionId: text('action_id').notNull(),
    tableName: text('table_name').notNull(),
    operation: text({ enum: ['INSERT', 'UPDATE', 'DELETE'] }).notNull(),
    former: jsonb().$type<KeptRow>(),
    latter: jsonb().$type<KeptRow>(),
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
