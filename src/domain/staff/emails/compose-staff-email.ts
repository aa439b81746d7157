import type { Email } from '#platform/mail/mailer.ts'
import { site } from '#site/site.server.ts'
import { type StaffEmailHalf, writeStaffText } from './staff-email.ts'

/** An e-mail to one of the staff, in both languages: which one they read is only known to their browser. */
export async function composeStaffEmail(
  halves: readonly StaffEmailHalf[],
  { to, messageId, date }: Pick<Email, 'to' | 'messageId' | 'date'>,
): Promise<Email> {
  // Loaded on demand: these components would take a third of the start's time.
  const { writeStaffHtml } = await import('./staff-email-html.ts')
  return {
    messageId,
    date,
    to,
    replyTo: null,
    pictures: [],
    from: { name: site.brand.de, address: site.mailSender },
    subject: halves.map(({ subject }) => subject).join(' / '),
    html: await writeStaffHtml(halves),
    text: writeStaffText(halves),
    // Tells automatic responders not to reply (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
