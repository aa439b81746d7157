import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Files whose record is gone and that are still to go. A key stands for the file of that name and all files below it. */
export const removedFiles = pgTable('removed_files', {
  key: text().primaryKey(),
  removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
})
