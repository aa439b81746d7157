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

/** 128 bits cannot be guessed. */
const SECRET_BYTES = 16
const KEY_BYTES = 32

const moment = (name: string) => timestamp(name, { withTimezone: true })
const size = (name: string) => bigint(name, { mode: 'number' })
/** They are ranges of bytes, such as `{[0,5),[7,9)}`; adjacent ones become one. */
const stretches = customType<{ data: string }>({ dataType: () => 'int8multirange' })
const random = (bytes: number) => () => randomBytes(bytes).toString('base64url')

export const deliveries = pgTable(
  'deliveries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    secret: text().notNull().unique().$defaultFn(random(SECRET_BYTES)),
    key: text().notNull().$defaultFn(random(KEY_BYTES)),
    /** The enquiry from which it was begun; it is no foreign key, so that the enquiry can be restored. */
    enquiryId: text('enquiry_id'),
    title: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    message: text().notNull().default(''),
    /** It is empty when nothing has to be accepted. */
    licence: text().notNull().default(''),
    passwordHash: text('password_hash'),
    endsAt: moment('ends_at').notNull(),
    /** It is the limit for each file; null means any number. */
    mostDownloads: integer('most_downloads'),
    madeAt: moment('made_at').notNull().defaultNow(),
    senderName: text('sender_name'),
    senderEmail: text('sender_email'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    check('deliveries_language', isOneOf(table.language, LANGUAGES)),
    index('deliveries_ends').on(table.endsAt),
    index('deliveries_enquiry').on(table.enquiryId),
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
    /** It is null for a file that staff uploaded. */
    imageId: integer('image_id'),
    /** Both are known once all bytes have arrived and were read again. */
    sha256: text(),
    crc32: size('crc32'),
    addedAt: moment('added_at').notNull(),
    downloads: integer().notNull().default(0),
    removedAt: moment('removed_at'),
  },
  (table) => [index('delivery_files_delivery').on(table.deliveryId)],
)

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
    /** Nobody can guess it: it is in the addresses of downloads. */
    id: text().primaryKey().$defaultFn(random(SECRET_BYTES)),
    deliveryId: deliveryId(),
    name: text().notNull(),
    licence: text().notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [index('delivery_acceptances_delivery').on(table.deliveryId)],
)

export const deliveryDownloads = pgTable(
  'delivery_downloads',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    deliveryId: deliveryId(),
    acceptanceId: text('acceptance_id')
      .notNull()
      .references(() => deliveryAcceptances.id, { onDelete: 'cascade' }),
    /** It is a file's id, or `zip`. */
    what: text().notNull(),
    fileIds: integer('file_ids').array().notNull().default([]),
    startedAt: moment('started_at').notNull(),
    size: size('size').notNull(),
    given: stretches('given').notNull().default('{}'),
    /** Bytes that were requested again count as well. */
    bytes: size('bytes').notNull().default(0),
    /** The last request for it ended then, complete or not; null while the first one runs. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('delivery_downloads_delivery').on(table.deliveryId),
    index('delivery_downloads_acceptance').on(table.acceptanceId, table.what),
  ],
)
