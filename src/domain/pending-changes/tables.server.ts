import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import { isOneOf } from '#platform/database/columns.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import { CHANGE_KINDS, CHANGE_STATES } from './pending-changes-model.ts'

/**
 * Changes of records that wait: drafts until staff publish them, proposals of artists until staff accept or decline
 * them. A record has one draft, which all staff share, and one open proposal. A new version replaces the row.
 */
export const pendingChanges = pgTable(
  'pending_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: CHANGE_KINDS }).notNull(),
    resource: text().notNull(),
    recordId: text('record_id').notNull(),
    /** The changed fields by their names in the API; of a proposal each is `{ from, to }`, as in the change log. */
    fields: jsonb().$type<Fields>().notNull(),
    /**
     * Another one for each version, so that nobody overwrites what they have not seen. A trigger writes the id. A proposal
     * that was accepted in part is two decided rows with the same one.
     */
    revision: text().notNull().default(''),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** A draft stays `new`. */
    state: text({ enum: CHANGE_STATES }).notNull().default('new'),
    /** Drafts name the revision of the record that they were written for, and who wrote them. */
    baseRevision: text('base_revision').notNull().default(''),
    staffName: text('staff_name').notNull().default(''),
    /** Proposals name whose record it is, and the record's name at that time. */
    artistId: integer('artist_id').notNull().default(0),
    recordName: text('record_name').notNull().default(''),
    /** Null once the account was removed: its proposals still have to be decided. */
    accountId: text('account_id').references(() => staffAccounts.id, { onDelete: 'set null' }),
    sentence: text().notNull().default(''),
    decidedBy: text('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    check('pending_changes_kind', isOneOf(table.kind, CHANGE_KINDS)),
    check('pending_changes_state', isOneOf(table.state, CHANGE_STATES)),
    uniqueIndex('pending_changes_open')
      .on(table.kind, table.resource, table.recordId, table.artistId)
      .where(sql`${table.state} = 'new'`),
    index('pending_changes_record').on(table.resource, table.recordId),
    index('pending_changes_artist').on(table.artistId),
    index('pending_changes_account').on(table.accountId),
    index('pending_changes_decided').on(table.decidedAt),
  ],
)

export type PendingChange = typeof pendingChanges.$inferSelect

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
