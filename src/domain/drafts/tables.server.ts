import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Fields } from '#platform/records/resource.ts'

/** Unpublished changes of staff: one draft for each record, shared by all staff. */
export const drafts = pgTable(
  'drafts',
  {
    resource: text().notNull(),
    recordId: text('record_id').notNull(),
    /** The changed fields by their names in the API. */
    fields: jsonb().$type<Fields>().notNull(),
    /** The revision of the record that it was written for. */
    baseRevision: text('base_revision').notNull(),
    /** A new value after each change, so that nobody overwrites what they have not seen. */
    revision: text().notNull(),
    staffName: text('staff_name').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.recordId] })],
)

/** Links to see a record, or its draft, without signing in. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The secret itself is not stored: a backup opens no preview. */
    tokenHash: text('token_hash').notNull().unique(),
    resource: text().notNull(),
    recordId: text('record_id').notNull(),
    lasting: text({ enum: ['colleague', 'window'] }).notNull(),
    staffName: text('staff_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('preview_links_record').on(table.resource, table.recordId),
    index('preview_links_expires').on(table.expiresAt),
  ],
)
