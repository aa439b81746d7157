import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import { isOneOf } from '#platform/database/columns.server.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from './notifications-model.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The same thing once more of the same record is the same row, unseen again. Nothing in it is of a visitor. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: text('account_id')
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    resource: text().notNull(),
    recordId: text('record_id').notNull(),
    recordName: text('record_name').notNull(),
    /** It is empty when a client did it. */
    byName: text('by_name').notNull(),
    /** The artist whose records the account saw when it happened; only of accounts of artists. */
    artistId: integer('artist_id'),
    happenedAt: moment('happened_at').notNull(),
    seenAt: moment('seen_at'),
    /** When an e-mail with it was queued. */
    toldAt: moment('told_at'),
  },
  (table) => [
    check('notifications_kind', isOneOf(table.kind, NOTIFICATION_KINDS)),
    unique('notifications_record').on(table.accountId, table.kind, table.resource, table.recordId),
    index('notifications_of_record').on(table.resource, table.recordId),
    index('notifications_happened').on(table.happenedAt),
    index('notifications_due').on(table.accountId).where(sql`${table.seenAt} IS NULL`),
  ],
)

/** Without a row, somebody gets all e-mails, in both languages. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    switchedOff: jsonb('switched_off').$type<NotificationKind[]>().notNull().default([]),
    /** The language in which they last opened the list. */
    language: text({ enum: LANGUAGES }),
    mailedAt: moment('mailed_at'),
  },
  (table) => [check('notification_choices_language', isOneOf(table.language, LANGUAGES))],
)
