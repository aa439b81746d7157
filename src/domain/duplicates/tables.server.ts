import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { images } from '#domain/catalogue/tables.server.ts'

export const distinctImages = pgTable(
  'distinct_images',
  {
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.otherId] }),
    check('distinct_images_order', sql`${table.imageId} < ${table.otherId}`),
    index('distinct_images_other').on(table.otherId),
  ],
)
