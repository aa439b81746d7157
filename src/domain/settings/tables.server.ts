import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Where former addresses lead. A page of ours that stands at the same address goes before. */
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

/** What staff say at run time. All else that an agency sets is in `site.config.ts`. */
export const settings = pgTable('settings', {
  /** One of SETTINGS in `model.ts`. */
  name: text().primaryKey(),
  textDe: text('text_de').notNull().default(''),
  textEn: text('text_en').notNull().default(''),
})
