import { date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { staffAccounts } from '#domain/staff/tables.server.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const staffTokens = pgTable(
  'staff_tokens',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    hash: text().notNull().unique(),
    scopes: jsonb().$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    lastUsedOn: date('last_used_on'),
  },
  (table) => [index('staff_tokens_account').on(table.accountId), index('staff_tokens_ends').on(table.endsAt)],
)
