import { z } from 'zod'
import { address, line, lines } from '#domain/enquiries/forms/field-schemas.ts'
import { LONGEST_MESSAGE, LONGEST_NAME, withoutLinks } from '#domain/enquiries/forms/model.ts'
import type words from '#messages/mail-form.de.json'
import { LANGUAGES } from '#platform/i18n/language.ts'

/** Messages by their keys: the page and the API say them in the visitor's language. */
const COMPLAINTS = [
  'letter_to_missing',
  'letter_email_missing',
  'letter_address_wrong',
  'letter_address_several',
  'letter_name_missing',
  'letter_name_wrong',
  'letter_message_wrong',
  'letter_id_missing',
  'letter_lang_wrong',
] as const satisfies (keyof typeof words)[]

export type Complaint = (typeof COMPLAINTS)[number]

/** Long enough for every id, short enough to be looked for. */
const LONGEST_ID = 100
/** A collection to be sent to one recipient (decisions, section 9), parsed alike for the page and the API. */
export const CollectionMail = z.object({
  id: z.string(complain('letter_id_missing')).min(1, complain('letter_id_missing')).max(LONGEST_ID),
  to: emailAddress('letter_to_missing'),
  name: line(LONGEST_NAME, complain('letter_name_missing'), complain('letter_name_wrong')).transform(
    withoutLinks,
  ),
  email: emailAddress('letter_email_missing'),
  message: lines(LONGEST_MESSAGE, complain('letter_message_wrong')).transform(withoutLinks),
  lang: z.enum(LANGUAGES, complain('letter_lang_wrong')),
})

export type CollectionMail = z.infer<typeof CollectionMail>
export type MailField = keyof CollectionMail
export type MailComplaints = Partial<Record<MailField, Complaint>>

type Reading = { outcome: 'read'; mail: CollectionMail } | { outcome: 'invalid'; complaints: MailComplaints }

/** Answers the first complaint about each field. */
export function readCollectionMail(values: unknown): Reading {
  const reading = CollectionMail.safeParse(values)
  if (reading.success) return { outcome: 'read', mail: reading.data }
  const complaints: MailComplaints = {}
  for (const { path, message } of reading.error.issues) {
    const field = FIELDS.find((name) => name === path[0])
    if (field) complaints[field] ??= COMPLAINTS.find((known) => known === message) ?? 'letter_id_missing'
  }
  return { outcome: 'invalid', complaints }
}

const FIELDS: readonly MailField[] = CollectionMail.keyof().options

/** A form's fields as an object. A field that came twice is a list, which no schema of ours takes for one value. */
export function valuesOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name)
      return [name, all.length === 1 ? all[0] : all]
    }),
  )
}

function emailAddress(missing: Complaint) {
  return address(missing, complain('letter_address_several'), complain('letter_address_wrong'))
}

/** So that a key that is not among the complaints is found by the compiler. */
function complain(key: Complaint): Complaint {
  return key
}
