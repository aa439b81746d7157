import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who changed what, and when. Lines are only ever added. */
export const staffChanges = pgTable(
  'staff_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Kept as text, so that the line outlives the account. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    action: text({ enum: ['create', 'change', 'delete'] }).notNull(),
    /** As the staff's API calls it: images, news. */
    resource: text().notNull(),
    recordId: text('record_id').notNull(),
    /** Field by field what it was and what it is; for what was added or deleted, its name. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('staff_changes_action', sql`${table.action} IN ('create', 'change', 'delete')`),
    index('staff_changes_record').on(table.resource, table.recordId),
    index('staff_changes_changed').on(table.changedAt),
  ],
)
