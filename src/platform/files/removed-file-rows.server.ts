import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const removedFiles = pgTable('removed_files', {
  key: text().primaryKey(),
  removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
})
