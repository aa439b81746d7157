import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import { senderDomain } from '#site/site.server.ts'
import { alertIn, toStaff } from './staff-email.ts'
import { ALERT_KINDS, type SecurityAlert } from './staff-model.ts'

export const STAFF_EMAIL = 'staff-notice'
const LONGEST_USER_AGENT = 400

const Payload = z.object({
  kind: z.enum(ALERT_KINDS),
  to: z.object({ name: z.string(), email: z.string() }),
  at: z.coerce.date(),
  userAgent: z.string(),
  /** An earlier version queued notices without it. */
  ended: z.object({ tokens: z.array(z.string()), passkeys: z.array(z.string()) }).optional(),
})

/** Call it in the transaction of the change that the email reports. */
export async function queueStaffEmail(
  db: Database,
  { to, at, userAgent, ...alert }: SecurityAlert,
): Promise<void> {
  const browser = userAgent.slice(0, LONGEST_USER_AGENT)
  const receiver = { name: to.name, email: to.email }
  const payload = { ...alert, to: receiver, at: at.toISOString(), userAgent: browser }
  await queueEmail(db, { kind: STAFF_EMAIL, payload, domain: senderDomain, now: at })
}

export function staffEmailWriter({ origin }: { origin: string }): EmailWriter {
  return async ({ payload }) => {
    const notice = Payload.parse(payload)
    return toStaff(notice.to.email, (language) => alertIn(language, notice, `${origin}/admin/account`))
  }
}
