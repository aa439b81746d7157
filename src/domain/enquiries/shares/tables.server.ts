import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { enquiries } from '#domain/enquiries/tables.server.ts'

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
