import { eq } from 'drizzle-orm'
import type { EmailWriter } from '#domain/enquiries/email-queue/send-emails.server.ts'
import { CONFIRMATION } from '#domain/enquiries/emails/email-kinds.ts'
import { emails, enquiries } from '#domain/enquiries/tables.server.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Mailbox } from '#platform/mail/mailer.ts'
import { site } from '#site/site.server.ts'
import { enquiryReplies } from './tables.server.ts'

type Needs = { db: Database; clock: Clock }

/** Writes what a colleague answered. Whoever reads it answers that colleague, not the website. */
export function replyEmailWriter({ db, clock }: Needs): EmailWriter {
  return async ({ id, messageId }) => {
    const [found] = await db
      .select({ reply: enquiryReplies, to: enquiries.email, language: enquiries.language })
      .from(enquiryReplies)
      .innerJoin(enquiries, eq(enquiries.id, enquiryReplies.enquiryId))
      .where(eq(enquiryReplies.emailId, id))
    if (!found) return null
    const { reply, to, language } = found
    // These components would take a third of the start's time.
    const { writeReplyHtml } = await import('./reply-html.ts')
    return {
      messageId,
      date: clock.now(),
      from: { name: `${reply.staffName}, ${site.brand[language]}`, address: site.mailSender },
      to,
      replyTo: await mailboxOf(db, reply),
      subject: reply.subject,
      html: await writeReplyHtml(reply.text, language),
      text: reply.text,
      pictures: [],
      headers: await threadOf(db, reply.enquiryId),
    }
  }
}

/** The colleague's own mailbox; the office's when they are gone by the time that a mail server takes the e-mail. */
async function mailboxOf(
  db: Database,
  { staffId, staffName, staffEmail }: { staffId: string; staffName: string; staffEmail: string },
): Promise<Mailbox> {
  const [account] = await db
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(eq(staffAccounts.id, staffId))
  return account
    ? { name: staffName, address: staffEmail }
    : { name: site.brand.de, address: site.mail.office }
}

/** Mail programs show the reply below our confirmation, as long as that one is remembered. */
async function threadOf(db: Database, enquiryId: string): Promise<Record<string, string>> {
  const rows = await db
    .select({ kind: emails.kind, messageId: emails.messageId })
    .from(emails)
    .where(eq(emails.enquiryId, enquiryId))
  const confirmation = rows.find(({ kind }) => kind === CONFIRMATION)
  if (!confirmation) return {}
  const name = `<${confirmation.messageId}>`
  return { 'In-Reply-To': name, References: name }
}
