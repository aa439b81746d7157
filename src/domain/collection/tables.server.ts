import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CollectionEntry } from './collection-model.ts'

/** A saved collection is immutable, and anybody who knows its id can read it. */
export const savedCollections = pgTable(
  'saved_collections',
  {
    id: text().primaryKey(),
    language: text().$type<'de' | 'en'>().notNull(),
    title: text().notNull().default(''),
    /** With a password, the id alone opens nothing. */
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
