import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { KeptReport } from './report.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const staffImports = pgTable(
  'staff_imports',
  {
    id: text().primaryKey(),
    isTrial: boolean('is_trial').notNull(),
    state: text().$type<'running' | 'done' | 'failed' | 'interrupted'>().notNull(),
    handled: integer().notNull(),
    total: integer().notNull(),
    report: jsonb().$type<KeptReport>(),
    beganAt: moment('began_at').notNull(),
    /** Updated again and again while it runs: an import that is not updated any more has been stopped. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    check('staff_imports_state', sql`${table.state} IN ('running', 'done', 'failed', 'interrupted')`),
    index('staff_imports_began').on(table.beganAt),
  ],
)
