import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '#platform/database/columns.server.ts'

/** Contents are kept for a day; the row stays longer, so that its link says "expired" instead of "unknown". */
export const referencePictures = pgTable(
  'reference_pictures',
  {
    id: text().primaryKey(),
    embedder: text().notNull(),
    /** The content vectors of all crops, one after the other, as little-endian floats of 32 bits. */
    content: bytes(),
    crops: integer().notNull(),
    /** The style vector of the whole picture, for instances that do not know the others. */
    style: bytes(),
    /** The style vectors, looks and colours of all crops are null in rows of such an instance. */
    cropStyles: bytes('crop_styles'),
    looks: jsonb().$type<unknown>(),
    cropColours: bytes('crop_colours'),
    blank: boolean().notNull().default(false),
    colours: bytes(),
    /** The local features at its corners; null in rows of earlier versions. */
    local: bytes(),
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
