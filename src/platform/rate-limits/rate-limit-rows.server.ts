import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The random key of each day; without it, a count cannot be traced to a visitor. */
export const rateLimitDays = pgTable('rate_limit_days', {
  day: date({ mode: 'string' }).primaryKey(),
  key: text().notNull(),
})

/** Each visitor's count in the window that ends at `expire`. Column names are rate-limiter-flexible's. */
export const rateLimitCounts = pgTable('rate_limit_counts', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
})
