import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Upload } from './uploads-model.ts'

type UploadPart = { key: string; bytes: number }

/** Any instance can continue an upload. The bytes are in the file store. */
export const uploads = pgTable('uploads', {
  id: text().primaryKey(),
  staffId: text('staff_id').notNull(),
  record: jsonb().$type<Upload>().notNull(),
  /** Together, in their order, they are the first `arrived` bytes of the file. */
  parts: jsonb().$type<UploadPart[]>().notNull(),
  arrived: integer().notNull(),
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
})
