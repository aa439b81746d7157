import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often words were searched for that no image shows all of, by day (UTC). Nothing says by whom. */
export const unansweredSearches = pgTable(
  'unanswered_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    words: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
)
