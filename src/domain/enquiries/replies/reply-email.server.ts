import { eq } from 'drizzle-orm'
import { CONFIRMATION } from '#domain/enquiries/emails/email-messages.ts'
import { enquiries } from '#domain/enquiries/tables.server.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { EmailPart } from '#platform/mail/email-content.ts'
import type { Mailbox } from '#platform/mail/mailer.ts'
import { emails, type FinishedEmailState } from '#platform/mail/queue/email-rows.server.ts'
import type { EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import { site } from '#site/site.server.ts'
import { enquiryReplies } from './tables.server.ts'

/** Answers to a reply go to that colleague, not to the website. */
export function replyEmailWriter(db: Database): EmailWriter {
  return async ({ id }) => {
    const [found] = await db
      .select({ reply: enquiryReplies, to: enquiries.email, language: enquiries.language })
      .from(enquiryReplies)
      .innerJoin(enquiries, eq(enquiries.id, enquiryReplies.enquiryId))
      .where(eq(enquiryReplies.emailId, id))
    if (!found) return null
    const { reply, to, language } = found
    return {
      from: { name: `${reply.staffName}, ${site.brand[language]}`, address: site.mailSender },
      to,
      replyTo: await mailboxOf(db, reply),
      subject: reply.subject,
      preview: null,
      sections: [{ language, parts: reply.text.split(/\n{2,}/).map(partOf) }],
      text: reply.text,
      headers: await threadOf(db, reply.enquiryId),
    }
  }
}

/** Makes the text look like a typed letter; quoted text is less prominent. */
function partOf(words: string): EmailPart {
  return { kind: /^>/m.test(words) ? 'quiet' : 'paragraph', text: words }
}

export async function noteReplyState(
  tx: Database,
  emailId: string,
  state: FinishedEmailState,
): Promise<void> {
  await tx.update(enquiryReplies).set({ state }).where(eq(enquiryReplies.emailId, emailId))
}

/** The office's mailbox is used when the colleague is gone by the time that a mail server takes the e-mail. */
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

/** Makes mail programs show the reply below our confirmation, while that one is remembered. */
async function threadOf(db: Database, enquiryId: string): Promise<Record<string, string>> {
  const rows = await db
    .select({ kind: emails.kind, messageId: emails.messageId })
    .from(emails)
    .where(eq(emails.recordId, enquiryId))
  const confirmation = rows.find(({ kind }) => kind === CONFIRMATION)
  if (!confirmation) return {}
  const name = `<${confirmation.messageId}>`
  return { 'In-Reply-To': name, References: name }
}
