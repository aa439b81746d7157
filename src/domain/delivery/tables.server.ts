import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { isOneOf } from '#platform/database/columns.server.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'

/** 128 bits, which cannot be guessed. */
const SECRET_BYTES = 16
const KEY_BYTES = 32

const moment = (name: string) => timestamp(name, { withTimezone: true })
const size = (name: string) => bigint(name, { mode: 'number' })
/** Stretches of bytes, as `{[0,5),[7,9)}`: those that touch become one. */
const stretches = customType<{ data: string }>({ dataType: () => 'int8multirange' })
const random = (bytes: number) => () => randomBytes(bytes).toString('base64url')

/** Files for a client, behind a link. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** In the address. */
    secret: text().notNull().unique().$defaultFn(random(SECRET_BYTES)),
    /** Signs what visitors were let in with. */
    key: text().notNull().$defaultFn(random(KEY_BYTES)),
    title: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    message: text().notNull().default(''),
    /** What has to be accepted before; empty for nothing. */
    licence: text().notNull().default(''),
    passwordHash: text('password_hash'),
    endsAt: moment('ends_at').notNull(),
    /** Of each file; null for any number. */
    mostDownloads: integer('most_downloads'),
    madeAt: moment('made_at').notNull().defaultNow(),
    /** Who sent the link, and is told what happens. */
    senderName: text('sender_name'),
    senderEmail: text('sender_email'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    check('deliveries_language', isOneOf(table.language, LANGUAGES)),
    index('deliveries_ends').on(table.endsAt),
    index('deliveries_email').on(sql`lower(${table.recipientEmail})`),
  ],
)

const deliveryId = () =>
  integer('delivery_id')
    .notNull()
    .references(() => deliveries.id, { onDelete: 'cascade' })

export const deliveryFiles = pgTable(
  'delivery_files',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    deliveryId: deliveryId(),
    name: text().notNull(),
    bytes: size('bytes').notNull(),
    arrived: size('arrived').notNull().default(0),
    /** Of the work whose original it is a copy of; null for what staff uploaded. */
    imageId: integer('image_id'),
    /** Both are known once all has arrived and was read again. */
    sha256: text(),
    crc32: size('crc32'),
    addedAt: moment('added_at').notNull(),
    downloads: integer().notNull().default(0),
    /** When its bytes went, after the end of the delivery. */
    removedAt: moment('removed_at'),
  },
  (table) => [index('delivery_files_delivery').on(table.deliveryId)],
)

/** The pieces of a file as they came in, in the file store. */
export const deliveryParts = pgTable(
  'delivery_parts',
  {
    fileId: integer('file_id')
      .notNull()
      .references(() => deliveryFiles.id, { onDelete: 'cascade' }),
    start: size('start').notNull(),
    bytes: size('bytes').notNull(),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.start] })],
)

export const deliveryAcceptances = pgTable(
  'delivery_acceptances',
  {
    /** Unguessable: it stands in the addresses of downloads. */
    id: text().primaryKey().$defaultFn(random(SECRET_BYTES)),
    deliveryId: deliveryId(),
    name: text().notNull(),
    /** As it read then. */
    licence: text().notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [index('delivery_acceptances_delivery').on(table.deliveryId)],
)

/** Attempts to get a file or the archive, each going on until all of its bytes were given. */
export const deliveryDownloads = pgTable(
  'delivery_downloads',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    deliveryId: deliveryId(),
    acceptanceId: text('acceptance_id')
      .notNull()
      .references(() => deliveryAcceptances.id, { onDelete: 'cascade' }),
    /** A file's id, or `zip`. */
    what: text().notNull(),
    /** Those that are in the archive, which stays the same until it is there. */
    fileIds: integer('file_ids').array().notNull().default([]),
    startedAt: moment('started_at').notNull(),
    size: size('size').notNull(),
    /** Which bytes were given. */
    given: stretches('given').notNull().default('{}'),
    /** How many bytes were handed over, with what was asked for again. */
    bytes: size('bytes').notNull().default(0),
    /** When a request for it ended last, whole or not; null while the first one runs. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('delivery_downloads_delivery').on(table.deliveryId),
    index('delivery_downloads_acceptance').on(table.acceptanceId, table.what),
  ],
)
