import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { TEXTS, toStaff } from '#domain/staff/staff-emails.server.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { findMessage } from '#platform/i18n/fill.ts'
import { type EmailPart, paragraphs } from '#platform/mail/email-content.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import { senderDomain, site } from '#site/site.server.ts'

export const WEBHOOK_ENDED = 'webhook-ended'

const Payload = z.object({ to: z.string(), name: z.string(), host: z.string() })

/** It belongs in the transaction that switches the webhook off. */
export async function queueWebhookEnded(
  tx: Database,
  { name, url }: { name: string; url: string },
  now: Date,
): Promise<void> {
  const { email, role } = staffAccounts
  for (const { to } of await tx.select({ to: email }).from(staffAccounts).where(eq(role, 'owner'))) {
    const payload = { to, name, host: new URL(url).host }
    await queueEmail(tx, { kind: WEBHOOK_ENDED, payload, domain: senderDomain, now })
  }
}

export function webhookEndedWriter({ origin }: { origin: string }): EmailWriter {
  return async ({ payload }) => {
    const { to, ...webhook } = Payload.parse(payload)
    return toStaff(to, (language) => {
      const t = (key: keyof (typeof TEXTS)['de']) =>
        findMessage(TEXTS[language], key, { ...webhook, brand: site.brand[language] })
      const opening = t('staff_webhook_ended')
      const parts: EmailPart[] = [
        ...paragraphs([t('staff_greeting_all'), opening]),
        { kind: 'button', label: t('staff_webhook_button'), url: `${origin}/admin/webhooks` },
        ...paragraphs([t('staff_why')]),
      ]
      return { language, subject: t('staff_subject_webhook_ended'), opening, parts }
    })
  }
}
