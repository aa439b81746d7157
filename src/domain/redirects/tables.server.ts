import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Where addresses that moved lead to. A page of ours at the same address takes precedence. */
export const redirects = pgTable(
  'redirects',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** A path without query; without a language it serves both. */
    from: text('from_path').notNull().unique(),
    /** A path of ours, or an https address. */
    to: text('to_address').notNull(),
    permanent: boolean().notNull().default(true),
  },
  (table) => [
    check('redirects_from', sql`${table.from} ~ '^/[^/]'`),
    check('redirects_to', sql`${table.to} ~ '^(/([^/]|$)|https://)'`),
  ],
)
