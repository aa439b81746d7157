import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type EmailPart, paragraphs } from '#platform/mail/email-content.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import { senderDomain, site } from '#site/site.server.ts'
import { LINK_REASONS, type LinkEmail } from './colleague-model.ts'
import { type Key, MOMENTS, type StaffEmailHalf, TEXTS, toStaff } from './staff-emails.server.ts'

export const STAFF_LINK_EMAIL = 'staff-link'

/** The queue deletes the token once the e-mail was sent; the link itself is good for a day. */
const Payload = z.object({
  reason: z.enum(LINK_REASONS),
  /** A trigger removes the e-mail with the link of this account. */
  account: z.string().optional(),
  to: z.object({ name: z.string(), email: z.string() }),
  by: z.string().optional(),
  token: z.string(),
  until: z.coerce.date(),
})

/** Call it in the transaction that makes the link. */
export async function queueStaffLink(
  tx: Database,
  { colleague, by, reason, token, until, at }: LinkEmail,
): Promise<void> {
  const to = { name: colleague.name, email: colleague.email }
  const payload = {
    ...{ reason, account: colleague.id, to, token, until: until.toISOString() },
    ...(by && { by: by.name }),
  }
  await queueEmail(tx, { kind: STAFF_LINK_EMAIL, payload, domain: senderDomain, now: at })
}

export function staffLinkWriter({ origin }: { origin: string }): EmailWriter {
  return async ({ payload }) => {
    const values = Payload.parse(payload)
    // Browsers do not send the fragment.
    const url = `${origin}/admin/welcome#${values.token}`
    return toStaff(values.to.email, (language) => linkIn(language, values, url))
  }
}

function linkIn(
  language: Language,
  { reason, to, by, until }: z.infer<typeof Payload>,
  url: string,
): StaffEmailHalf {
  const values = { ...to, by: by ?? '', brand: site.brand[language], until: MOMENTS[language].format(until) }
  const t = (key: Key) => findMessage(TEXTS[language], key, values)
  const opening = t(`staff_${reason}`)
  const parts: EmailPart[] = [
    ...paragraphs([t('staff_greeting'), opening]),
    { kind: 'button', label: t('staff_link_button'), url },
    ...paragraphs([t('staff_link_until'), t(by ? 'staff_link_react' : 'staff_forgotten_react')]),
  ]
  return { language, subject: t(`staff_subject_${reason}`), opening, parts }
}
