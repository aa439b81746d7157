import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Upload } from './uploads-model.ts'

/** A piece of a file as it came in, by its key in the file store. */
type UploadPart = { key: string; bytes: number }

/** Uploads of staff, until they are used. Any instance can continue one. The bytes are in the file store. */
export const uploads = pgTable('uploads', {
  id: text().primaryKey(),
  staffId: text('staff_id').notNull(),
  record: jsonb().$type<Upload>().notNull(),
  /** The parts in their order; together they are the first `arrived` bytes of the file. */
  parts: jsonb().$type<UploadPart[]>().notNull(),
  arrived: integer().notNull(),
  /** An instance works on the upload until then. */
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
})
