import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { isOneOf } from '#platform/database/columns.server.ts'

/** Only its key is known here, for the foreign key. */
const records = pgTable('enquiries', { id: text().primaryKey() })

/** `outbox`: without a mail server it is a file, which somebody else may send. */
export const EMAIL_STATES = ['queued', 'sent', 'outbox', 'failed'] as const

export type FinishedEmailState = Exclude<(typeof EMAIL_STATES)[number], 'queued'>

/** The payload is wiped when the e-mail is through, sent or not. */
export const emails = pgTable(
  'letters',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().$type<unknown>(),
    state: text({ enum: EMAIL_STATES }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** Lies ahead while an e-mail is being sent, so that no other worker takes it. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    messageId: text('message_id').notNull(),
    recordId: text('enquiry_id').references(() => records.id, { onDelete: 'cascade' }),
  },
  (table) => [
    check('letters_state', isOneOf(table.state, EMAIL_STATES)),
    check('letters_wiped', sql`(${table.state} = 'queued') = (${table.payload} IS NOT NULL)`),
    index('letters_due').on(table.nextAttemptAt).where(sql`${table.state} = 'queued'`),
    index('letters_enquiry').on(table.recordId),
    index('letters_finished').on(table.finishedAt).where(sql`${table.state} <> 'queued'`),
  ],
)
