import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { KeptReport } from './report.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Imports that staff began in the browser, and what became of them. */
export const staffImports = pgTable(
  'staff_imports',
  {
    id: text().primaryKey(),
    /** A trial writes nothing. */
    isTrial: boolean('is_trial').notNull(),
    state: text().$type<'running' | 'done' | 'failed' | 'interrupted'>().notNull(),
    /** Rows that are through, of all that the lists hold. */
    handled: integer().notNull(),
    total: integer().notNull(),
    report: jsonb().$type<KeptReport>(),
    beganAt: moment('began_at').notNull(),
    /** Noted again and again while it runs: whoever stops doing so has been stopped. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    check('staff_imports_state', sql`${table.state} IN ('running', 'done', 'failed', 'interrupted')`),
    index('staff_imports_began').on(table.beganAt),
  ],
)
