import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** A page of ours at the same address takes precedence. */
export const redirects = pgTable(
  'redirects',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** It has no query; without a language it serves both. */
    from: text('from_path').notNull().unique(),
    to: text('to_address').notNull(),
    permanent: boolean().notNull().default(true),
  },
  (table) => [
    check('redirects_from', sql`${table.from} ~ '^/[^/]'`),
    check('redirects_to', sql`${table.to} ~ '^(/([^/]|$)|https://)'`),
  ],
)
