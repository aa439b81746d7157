import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const WIDTH_CLASSES = ['narrow', 'middle', 'wide'] as const

/** These are the counts of versions up to 2.0.2; migration 0034 copied them, and they are deleted by age. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    path: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    referrer: text().notNull(),
    width: text({ enum: WIDTH_CLASSES }).notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.path, table.language, table.referrer, table.width] }),
    check('page_views_language', sql`${table.language} IN ('de', 'en')`),
    check('page_views_width', sql`${table.width} IN ('narrow', 'middle', 'wide')`),
  ],
)

const counted = () => ({
  /** One of `KINDS`. */
  kind: text().notNull(),
  /** A path without its language, an id, words, a host or a region is counted; a total has the kind that it sums. */
  subject: text().notNull(),
  /** Images and artists are counted for the artist of that day. */
  artistId: integer('artist_id'),
  count: integer().notNull(),
})

/** Days are those of the agency's time zone, and nothing says who did it. */
export const dailySums = pgTable(
  'daily_sums',
  { day: date({ mode: 'string' }).notNull(), ...counted() },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject, table.day] }),
    index('daily_sums_day').on(table.day, table.kind),
    index('daily_sums_artist').on(table.artistId, table.day).where(sql`${table.artistId} IS NOT NULL`),
  ],
)

/** A month is under its first day; whole months and the most frequent subjects are read from here. */
export const monthlySums = pgTable(
  'monthly_sums',
  { month: date({ mode: 'string' }).notNull(), ...counted() },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject, table.month] }),
    index('monthly_sums_frequent').on(table.kind, table.month, table.count.desc()),
    index('monthly_sums_artist').on(table.artistId, table.month).where(sql`${table.artistId} IS NOT NULL`),
  ],
)
