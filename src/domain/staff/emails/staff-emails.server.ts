import { z } from 'zod'
import { queueEmail } from '#domain/enquiries/email-queue/email-queue.server.ts'
import type { EmailWriter } from '#domain/enquiries/email-queue/send-emails.server.ts'
import { NOTICE_KINDS, type StaffNotice } from '#domain/staff/model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { site } from '#site'
import { halfIn, writeStaffText } from './staff-email.ts'

export const STAFF_LETTER = 'staff-notice'
/** Browsers say in a few words who they are, and only names are looked for in it. */
const LONGEST_USER_AGENT = 400

const Payload = z.object({
  kind: z.enum(NOTICE_KINDS),
  to: z.object({ name: z.string(), email: z.string() }),
  at: z.coerce.date(),
  userAgent: z.string(),
})

/** Belongs into the transaction of what is told. */
export async function queueStaffLetter(
  db: Database,
  { kind, to, at, userAgent }: StaffNotice,
): Promise<void> {
  const said = userAgent.slice(0, LONGEST_USER_AGENT)
  const payload = { kind, to: { name: to.name, email: to.email }, at: at.toISOString(), userAgent: said }
  const domain = site.mail.sender.split('@')[1] ?? ''
  await queueEmail(db, { kind: STAFF_LETTER, payload, domain, now: at })
}

/**
 * Writes what happened to an account, to its owner. Which language they speak is kept in their browser alone, so the
 * letter says it in both.
 */
export function staffLetterWriter({ clock, origin }: { clock: Clock; origin: string }): EmailWriter {
  return async ({ payload, messageId }) => {
    const notice = Payload.parse(payload)
    const halves = [
      halfIn('de', notice, `${origin}/admin/account`),
      halfIn('en', notice, `${origin}/admin/account`),
    ]
    // Most days begin without a letter, and these components take a third of the start's time.
    const { writeStaffHtml } = await import('./staff-email-html.ts')
    return {
      ...{ messageId, date: clock.now(), to: notice.to.email, replyTo: null, pictures: [] },
      from: { name: site.brand.de, address: site.mail.sender },
      subject: halves.map(({ subject }) => subject).join(' / '),
      html: await writeStaffHtml(halves),
      text: writeStaffText(halves),
      // RFC 3834: no machine shall answer this one.
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  }
}
