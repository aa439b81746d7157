import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { WIDTH_CLASSES } from './page-view.ts'

/** How often each page was looked at on a day, and from where. Nothing in it leads to a visitor. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Without the language's prefix. */
    path: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    /** The host whose page led here, empty for none. */
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
