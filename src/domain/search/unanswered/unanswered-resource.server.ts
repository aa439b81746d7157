import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { type Resource, textKey } from '#platform/records/resource.ts'

/** A view of all days together (migration 0031). It is no table, so it is declared here. */
const unansweredWords = pgTable('unanswered_words', {
  words: text().notNull(),
  times: integer().notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
})

export const unansweredResource: Resource<string> = {
  name: 'unanswered-searches',
  table: unansweredWords,
  key: textKey(unansweredWords.words),
  actions: [],
  sortedBy: { field: 'Times', order: 'desc' },
  nameOf: ({ Id }) => String(Id),
  fields: {
    Id: { column: unansweredWords.words },
    Words: { column: unansweredWords.words, searched: true },
    Times: { column: unansweredWords.times },
    LastDay: { column: unansweredWords.lastDay },
  },
}
