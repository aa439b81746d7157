import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Files to delete, whose records are gone. A key means the file of that name and all files below it. */
export const removedFiles = pgTable('removed_files', {
  key: text().primaryKey(),
  removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
})
