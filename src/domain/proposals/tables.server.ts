import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import { isOneOf } from '#platform/database/columns.server.ts'
import { PROPOSAL_STATES } from './proposals-model.ts'

/**
 * Changes that artists made to their own records and that staff have to accept: one open proposal for each record. A
 * row changes only by the decision; a new version replaces it as a new row.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `images` or `artists`. */
    resource: text().notNull(),
    recordId: text('record_id').notNull(),
    /** The record's name at that time. */
    recordName: text('record_name').notNull(),
    /** Whose record it is. */
    artistId: integer('artist_id').notNull(),
    /** Null once the account was removed: its proposals still have to be decided. */
    accountId: text('account_id').references(() => staffAccounts.id, { onDelete: 'set null' }),
    /** Each changed field as in the change log: `{ from, to }`; `from` shows whether somebody changed it since. */
    details: jsonb().$type<Record<string, { from: unknown; to: unknown }>>().notNull(),
    state: text({ enum: PROPOSAL_STATES }).notNull().default('new'),
    sentence: text().notNull().default(''),
    decidedBy: text('decided_by'),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    check('proposals_state', isOneOf(table.state, PROPOSAL_STATES)),
    uniqueIndex('proposals_open')
      .on(table.resource, table.recordId, table.artistId)
      .where(sql`${table.state} = 'new'`),
    index('proposals_record').on(table.resource, table.recordId),
    index('proposals_artist').on(table.artistId),
    index('proposals_account').on(table.accountId),
    index('proposals_decided').on(table.decidedAt),
  ],
)

export type Proposal = typeof proposals.$inferSelect
