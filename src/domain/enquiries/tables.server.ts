import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { isOneOf } from '#platform/database/columns.server.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { ENQUIRY_KINDS, ENQUIRY_STATES } from './enquiries-model.ts'
import type { Submission } from './submission-record.ts'

/** Submissions are stored as typed; links and tags in them are just text. */
export const enquiries = pgTable(
  'enquiries',
  {
    /** It is derived from the content and the day, so that the same enquiry is the same row. */
    id: text().primaryKey(),
    kind: text({ enum: ENQUIRY_KINDS }).notNull(),
    email: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    fields: jsonb().$type<Submission['fields']>().notNull(),
    brokenFiles: jsonb('broken_files').$type<string[]>().notNull().default([]),
    state: text({ enum: ENQUIRY_STATES }).notNull().default('new'),
    /** Staff write notes for one another; the sender never reads them. */
    notes: text().notNull().default(''),
    /** It is no foreign key, so that an enquiry can be restored after the colleague in charge is gone. */
    assigneeId: text('assignee_id'),
    /** The artist that was made of an application; it is no foreign key, as an artist may go. */
    artistId: integer('artist_id'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('enquiries_kind', isOneOf(table.kind, ENQUIRY_KINDS)),
    check('enquiries_language', isOneOf(table.language, LANGUAGES)),
    check('enquiries_state', isOneOf(table.state, ENQUIRY_STATES)),
    index('enquiries_received').on(table.kind, table.receivedAt),
    index('enquiries_email').on(sql`lower(${table.email})`),
  ],
)

/** Pictures are written anew before they are stored, and PDFs are never served on a page. */
export const enquiryFiles = pgTable(
  'enquiry_files',
  {
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The sender gave this name; `fileNameFor` makes the one that is shown. */
    name: text().notNull(),
    contentType: text('content_type').notNull(),
    key: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.enquiryId, table.position] })],
)

export const proofKeys = pgTable('proof_keys', {
  name: text().primaryKey(),
  key: text().notNull(),
})

/** Each day with submissions has a random key of its own, and the counts that need it are deleted with it. */
export const sendingDays = pgTable('sending_days', {
  day: date({ mode: 'string' }).primaryKey(),
  key: text().notNull(),
})

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

export const enquiryShares = pgTable(
  'enquiry_shares',
  {
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    artistId: integer('artist_id').notNull(),
    withContact: boolean('with_contact').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.enquiryId, table.artistId] }),
    index('enquiry_shares_artist').on(table.artistId),
  ],
)

/** An artist's answer to the agency about an enquiry that was shared with them; the client never reads it. */
export const enquiryAnswers = pgTable(
  'enquiry_answers',
  {
    /** The browser makes the id when the answer is begun, so that sending it twice sends it once. */
    id: text().primaryKey(),
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    artistId: integer('artist_id').notNull(),
    /** It stays when the account is gone. */
    staffName: text('staff_name').notNull(),
    text: text().notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('enquiry_answers_enquiry').on(table.enquiryId, table.answeredAt)],
)
