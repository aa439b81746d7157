import { z } from 'zod'
import { type StaffEmailHalf, toStaff } from '#domain/staff/staff-emails.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import german from '#messages/staff-artists.de.json' with { type: 'json' }
import english from '#messages/staff-artists.en.json' with { type: 'json' }
import type { Database } from '#platform/database/database.ts'
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paragraphs } from '#platform/mail/email-content.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import { senderDomain, site } from '#site/site.server.ts'

export const DECLINED_EMAIL = 'proposal-declined'
const TEXTS = { de: german, en: english }

const Payload = z.object({
  to: z.object({ name: z.string(), email: z.string() }),
  by: z.string(),
  recordName: z.string(),
  sentence: z.string(),
})
type Payload = z.infer<typeof Payload>

/** Call it in the transaction of the decision. */
export async function queueDeclined(
  tx: Database,
  { to: { name, email }, ...declined }: Omit<Payload, 'to'> & { to: Staff },
  now: Date,
): Promise<void> {
  const payload = { to: { name, email }, ...declined }
  await queueEmail(tx, { kind: DECLINED_EMAIL, payload, domain: senderDomain, now })
}

/** Tells an artist why something they proposed stays as it is. */
export function declinedEmailWriter({ origin }: { origin: string }): EmailWriter {
  return async ({ payload }) => {
    const declined = Payload.parse(payload)
    return toStaff(declined.to.email, (language) => halfIn(language, declined, `${origin}/admin`))
  }
}

function halfIn(language: Language, { to, by, recordName, sentence }: Payload, url: string): StaffEmailHalf {
  const values = { name: to.name, by, record: recordName, brand: site.brand[language] }
  const t = (key: `mail_${'subject' | 'greeting' | 'declined' | 'next' | 'button'}`) =>
    findMessage(TEXTS[language], key, values)
  const opening = t('mail_declined')
  return {
    language,
    subject: t('mail_subject'),
    opening,
    parts: [
      ...paragraphs([t('mail_greeting'), opening, sentence, t('mail_next')]),
      { kind: 'button', label: t('mail_button'), url },
    ],
  }
}
