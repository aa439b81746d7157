import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { enquiries } from '#domain/enquiries/tables.server.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import { isOneOf } from '#platform/database/columns.server.ts'
import { EMAIL_STATES } from '#platform/mail/queue/email-rows.server.ts'

export const enquiryReplies = pgTable(
  'enquiry_replies',
  {
    /** The browser makes the id when the reply is begun, so that sending it twice sends it once. */
    id: text().primaryKey(),
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    /** The e-mail with this id is deleted before the reply. */
    emailId: text('letter_id').notNull(),
    /** It is no foreign key, so that the reply outlives the account. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    staffEmail: text('staff_email').notNull(),
    subject: text().notNull(),
    /** The text includes signature and quote. */
    text: text().notNull(),
    state: text({ enum: EMAIL_STATES }).notNull().default('queued'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('enquiry_replies_state', isOneOf(table.state, EMAIL_STATES)),
    index('enquiry_replies_enquiry').on(table.enquiryId),
    index('enquiry_replies_letter').on(table.emailId),
  ],
)

export const replyTemplates = pgTable('reply_templates', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  textDe: text('text_de').notNull(),
  textEn: text('text_en').notNull(),
})

/** Without a row, a colleague's replies end with their name and the agency's. */
export const replySignatures = pgTable('reply_signatures', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => staffAccounts.id, { onDelete: 'cascade' }),
  textDe: text('text_de').notNull(),
  textEn: text('text_en').notNull(),
})
