import { date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { staffAccounts } from '#domain/staff/tables.server.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Tokens with which other programs call the staff's API. Only a hash of each is stored. Tokens are deleted with their
 * account.
 */
export const staffTokens = pgTable(
  'staff_tokens',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    hash: text().notNull().unique(),
    /** Scopes as in `scopes.ts`. */
    scopes: jsonb().$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The day is in UTC; null before the first call. */
    lastUsedOn: date('last_used_on'),
  },
  (table) => [index('staff_tokens_account').on(table.accountId), index('staff_tokens_ends').on(table.endsAt)],
)
