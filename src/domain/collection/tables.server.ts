import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CollectionEntry } from './collection-model.ts'

/** Collections that visitors saved for sharing. They are immutable; anybody who knows the id can read one. */
export const savedCollections = pgTable(
  'saved_collections',
  {
    id: text().primaryKey(),
    /** The language of the page on which it was saved. */
    language: text().$type<'de' | 'en'>().notNull(),
    /** The project's name; empty where it has none. */
    title: text().notNull().default(''),
    /** Null for none; with one, the id alone opens nothing. */
    passwordHash: text('password_hash'),
    entries: jsonb().$type<CollectionEntry[]>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('saved_collections_language', sql`${table.language} IN ('de', 'en')`),
    index('saved_collections_expires').on(table.expiresAt),
  ],
)
