import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Each day has a random key of its own, without which nobody can tell whom the counts are of. */
export const rateLimitDays = pgTable('rate_limit_days', {
  day: date({ mode: 'string' }).primaryKey(),
  key: text().notNull(),
})

/** How much each visitor has asked for in the window that ends at `expire`. Columns as rate-limiter-flexible names them. */
export const rateLimitCounts = pgTable('rate_limit_counts', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
})
