import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { WIDTH_CLASSES } from './page-view.ts'

/** Page views by day. Rows cannot be traced to a visitor. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Without the language prefix. */
    path: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    /** The host of the referring page, empty for none. */
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
