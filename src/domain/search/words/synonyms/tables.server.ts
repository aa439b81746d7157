import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The entries that staff add to the dictionary of the search. */
export const synonyms = pgTable('synonyms', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  word: text().notNull().unique(),
  /** Words with commas between them. */
  finds: text().notNull(),
})
