import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Letters on their way out. One is written in the transaction of the request that asks for it, and sent by a worker, so
 * that a mail server that is down loses nothing. The payload is wiped when the letter is through, sent or not.
 */
export const letters = pgTable(
  'letters',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().$type<unknown>(),
    state: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** While a letter is being sent this lies ahead, so that no other worker takes it. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    messageId: text('message_id').notNull(),
  },
  (table) => [
    check('letters_state', sql`${table.state} IN ('queued', 'sent', 'failed')`),
    check('letters_wiped', sql`(${table.state} = 'queued') = (${table.payload} IS NOT NULL)`),
    index('letters_due').on(table.nextAttemptAt).where(sql`${table.state} = 'queued'`),
    index('letters_finished').on(table.finishedAt).where(sql`${table.state} <> 'queued'`),
  ],
)

/** Each day on which something was sent has a random key of its own. With the key go the counts that need it. */
export const sendingDays = pgTable('sending_days', {
  day: date({ mode: 'string' }).primaryKey(),
  key: text().notNull(),
})

/** How often each sender, recipient and network sent on a day. Only keyed hashes say who. */
export const sendingCounts = pgTable(
  'sending_counts',
  {
    day: date({ mode: 'string' })
      .notNull()
      .references(() => sendingDays.day, { onDelete: 'cascade' }),
    subject: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.subject] })],
)
