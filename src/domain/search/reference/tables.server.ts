import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '#platform/database/columns/bytes.server.ts'

/**
 * What is kept for a day of a picture that somebody searched by: vectors and a thumbnail, never the picture. The row stays
 * longer, so that its link says "expired" instead of "unknown".
 */
export const referencePictures = pgTable(
  'reference_pictures',
  {
    id: text().primaryKey(),
    embedder: text().notNull(),
    /** The vectors of all crops, one after the other, as little-endian floats of 32 bits. */
    content: bytes(),
    crops: integer().notNull(),
    style: bytes(),
    colours: bytes(),
    thumbnail: bytes(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'reference_pictures_wiped',
      sql`num_nulls(${table.content}, ${table.style}, ${table.colours}, ${table.thumbnail}) IN (0, 4)`,
    ),
    check('reference_pictures_crops', sql`${table.crops} BETWEEN 1 AND 10`),
    index('reference_pictures_expires').on(table.expiresAt),
  ],
)
