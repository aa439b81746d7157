import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { isOneOf } from '#platform/database/columns.server.ts'
import { type Attempt, DELIVERY_STATES, type EventKind } from './webhooks-model.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Their secrets sign, so they are stored as they are. */
export const webhooks = pgTable('webhooks', {
  id: text().primaryKey(),
  name: text().notNull(),
  url: text().notNull(),
  events: jsonb().$type<Exclude<EventKind, 'webhook.test'>[]>().notNull(),
  secret: text().notNull(),
  formerSecret: text('former_secret'),
  formerUntil: moment('former_until'),
  active: boolean().notNull().default(true),
  /** Nothing is sent before, as the other program requested. */
  waitsUntil: moment('waits_until'),
  madeBy: text('made_by').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The other program recognises repeated deliveries by it. */
    id: text().primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    kind: text().$type<EventKind>().notNull(),
    /** The signature covers these bytes exactly. */
    payload: text().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull().default('queued'),
    tries: integer().notNull().default(0),
    /** While a worker sends it this is in the future, so that no other one takes it. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    queuedAt: moment('queued_at').notNull(),
    finishedAt: moment('finished_at'),
    attempts: jsonb().$type<Attempt[]>().notNull().default([]),
  },
  (table) => [
    check('webhook_deliveries_state', isOneOf(table.state, DELIVERY_STATES)),
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`${table.state} = 'queued'`),
    index('webhook_deliveries_webhook').on(table.webhookId, table.queuedAt),
    index('webhook_deliveries_finished').on(table.finishedAt),
  ],
)

export const announcedRecords = pgTable('announced_records', {
  kind: text().primaryKey(),
  ids: jsonb().$type<number[]>().notNull(),
  version: bigint({ mode: 'number' }).notNull(),
})
