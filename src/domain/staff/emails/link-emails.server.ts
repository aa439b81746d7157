import { z } from 'zod'
import { queueEmail } from '#domain/enquiries/email-queue/email-queue.server.ts'
import type { EmailWriter } from '#domain/enquiries/email-queue/send-emails.server.ts'
import type { ColleaguesNeeds } from '#domain/staff/colleagues/open-colleagues.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { senderDomain, site } from '#site/site.server.ts'
import { composeStaffEmail } from './compose-staff-email.ts'
import { type Key, MOMENTS, type StaffEmailHalf, TEXTS } from './staff-email.ts'

export const STAFF_LINK_EMAIL = 'staff-link'

/** Holds the token until the e-mail was sent, after which the queue deletes it; the link itself is good for a day. */
const Payload = z.object({
  reason: z.enum(['invited', 'reset']),
  to: z.object({ name: z.string(), email: z.string() }),
  by: z.string(),
  token: z.string(),
  until: z.coerce.date(),
})

/** Call it in the transaction that makes the link. */
export const queueStaffLink: ColleaguesNeeds['queueLink'] = async (
  tx: Database,
  { colleague, by, reason, token, until, at },
) => {
  const to = { name: colleague.name, email: colleague.email }
  const payload = { reason, to, by: by.name, token, until: until.toISOString() }
  await queueEmail(tx, { kind: STAFF_LINK_EMAIL, payload, domain: senderDomain, now: at })
}

/** Writes the e-mail with a link to set a password, in both languages: nobody knows yet which one is read. */
export function staffLinkWriter({ clock, origin }: { clock: Clock; origin: string }): EmailWriter {
  return async ({ payload, messageId }) => {
    const given = Payload.parse(payload)
    // In the fragment, which browsers do not send.
    const address = `${origin}/admin/welcome#${given.token}`
    const halves = (['de', 'en'] as const).map((language) => halfIn(language, given, address))
    return composeStaffEmail(halves, { to: given.to.email, messageId, date: clock.now() })
  }
}

function halfIn(
  language: Language,
  { reason, to, by, until }: z.infer<typeof Payload>,
  address: string,
): StaffEmailHalf {
  const values = { ...to, by, brand: site.brand[language], until: MOMENTS[language].format(until) }
  const t = (key: Key) => findMessage(TEXTS[language], key, values)
  return {
    language,
    subject: t(`staff_subject_${reason}`),
    greeting: t('staff_greeting'),
    opening: t(`staff_${reason}`),
    facts: [],
    link: { label: t('staff_link_button'), address },
    closing: [t('staff_link_until'), t('staff_link_react')],
  }
}
