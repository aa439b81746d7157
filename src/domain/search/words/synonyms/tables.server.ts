import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export const synonyms = pgTable('synonyms', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  word: text().notNull().unique(),
  finds: text().notNull(),
})
