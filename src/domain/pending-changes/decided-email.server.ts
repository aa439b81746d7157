import { z } from 'zod'
import { type StaffEmailHalf, toStaff } from '#domain/staff/staff-emails.server.ts'
import german from '#messages/proposal-emails.de.json' with { type: 'json' }
import english from '#messages/proposal-emails.en.json' with { type: 'json' }
import germanStaff from '#messages/staff.de.json' with { type: 'json' }
import englishStaff from '#messages/staff.en.json' with { type: 'json' }
import type { Database } from '#platform/database/database.ts'
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type EmailFact, type EmailPart, paragraphs } from '#platform/mail/email-content.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import { senderDomain, site } from '#site/site.server.ts'

export const DECIDED_EMAIL = 'proposal-decided'
/** Instances of the version before write this one as well. */
export const DECLINED_EMAIL = 'proposal-declined'

const TEXTS = { de: german, en: english }
const FIELD_LABELS: Record<Language, Readonly<Record<string, string>>> = {
  de: germanStaff.fields,
  en: englishStaff.fields,
}

const FieldNames = z.array(z.string()).default([])
const Payload = z.object({
  to: z.object({ name: z.string(), email: z.string() }),
  by: z.string(),
  recordName: z.string(),
  /** The version before told of nothing but refusals, without the fields. */
  accepted: FieldNames,
  refused: FieldNames,
  sentence: z.string(),
})
type Payload = z.infer<typeof Payload>

/** Call it in the transaction of the decision. */
export async function queueDecided(
  tx: Database,
  { to: { name, email }, ...decided }: Payload,
  now: Date,
): Promise<void> {
  const payload = { to: { name, email }, ...decided }
  const kind = decided.accepted.length > 0 ? DECIDED_EMAIL : DECLINED_EMAIL
  await queueEmail(tx, { kind, payload, domain: senderDomain, now })
}

/** Tells an artist what of their proposal the agency took over, what it did not, and why. */
export function decidedEmailWriter({ origin }: { origin: string }): EmailWriter {
  return async ({ payload }) => {
    const decided = Payload.parse(payload)
    return toStaff(decided.to.email, (language) => halfIn(language, decided, `${origin}/admin`))
  }
}

function halfIn(language: Language, decided: Payload, url: string): StaffEmailHalf {
  const { to, by, recordName, accepted, refused, sentence } = decided
  const values = { name: to.name, by, record: recordName, brand: site.brand[language] }
  const say = (key: keyof typeof german) => findMessage(TEXTS[language], key, values)
  const labels = (names: readonly string[]) =>
    names.map((name) => findMessage(FIELD_LABELS[language], name)).join(', ')
  const facts: EmailFact[] = [
    ...(accepted.length > 0 ? [{ label: say('part_accepted'), value: labels(accepted) }] : []),
    ...(refused.length > 0 ? [{ label: say('part_declined'), value: labels(refused) }] : []),
  ]
  const how = accepted.length === 0 ? 'declined' : refused.length === 0 ? 'accepted' : 'partly'
  const opening = say(how)
  const why = [say('why'), sentence, say(how === 'partly' ? 'next_partly' : 'next_declined')]
  const listed: EmailPart[] = facts.length > 0 ? [{ kind: 'facts', facts }] : []
  return {
    language,
    subject: say('subject'),
    opening,
    parts: [
      ...paragraphs([say('greeting'), opening]),
      ...listed,
      ...(how === 'accepted' ? [] : paragraphs(why)),
      { kind: 'button', label: say('button'), url },
    ],
  }
}
