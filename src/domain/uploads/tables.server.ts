import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Upload } from './model.ts'

/** A piece of a file as it came in, by its key in the file store. */
type UploadPart = { key: string; bytes: number }

/** What staff send, until it is used: any instance goes on with it. The bytes lie in the file store. */
export const uploads = pgTable('uploads', {
  id: text().primaryKey(),
  staffId: text('staff_id').notNull(),
  record: jsonb().$type<Upload>().notNull(),
  /** In their order; together the first `arrived` bytes of the file. */
  parts: jsonb().$type<UploadPart[]>().notNull(),
  arrived: integer().notNull(),
  /** Until then an instance is at work on it. */
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
})
