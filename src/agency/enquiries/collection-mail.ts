import { z } from 'zod'
import { LANGUAGES } from '#base/language/language.ts'
import type words from '#messages/mail-form.de.json'
import { LONGEST_ADDRESS, readAddress } from './email-address.ts'
import { LONGEST_MESSAGE, LONGEST_NAME, withoutLinks } from './model.ts'

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
/** Controls, separators of lines, and what turns the direction of writing round. */
const NOT_IN_A_NAME = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** A collection to be sent to one recipient (decisions, section 9), parsed alike for the page and the API. */
export const CollectionMail = z.object({
  id: z.string(complain('letter_id_missing')).min(1, complain('letter_id_missing')).max(LONGEST_ID),
  to: address('letter_to_missing'),
  name: z
    .string(complain('letter_name_missing'))
    .transform((text) => text.replace(/^ +| +$/g, ''))
    .pipe(
      z
        .string()
        .min(1, complain('letter_name_missing'))
        .max(LONGEST_NAME, complain('letter_name_wrong'))
        .refine((text) => !NOT_IN_A_NAME.test(text), complain('letter_name_wrong')),
    )
    .transform(withoutLinks),
  email: address('letter_email_missing'),
  message: z
    .string(complain('letter_message_wrong'))
    .default('')
    .transform(toPlainLines)
    .pipe(z.string().max(LONGEST_MESSAGE, complain('letter_message_wrong')))
    .transform(withoutLinks),
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

function address(missing: Complaint) {
  return z
    .string(complain(missing))
    .max(LONGEST_ADDRESS, complain('letter_address_wrong'))
    .transform((text, context) => {
      const reading = readAddress(text)
      if (reading.outcome === 'address') return reading.address
      const message = {
        missing,
        several: 'letter_address_several',
        wrong: 'letter_address_wrong',
      } as const satisfies Record<string, Complaint>
      context.addIssue({ code: 'custom', message: message[reading.outcome] })
      return z.NEVER
    })
}

/** Browsers send line breaks as two characters and count them as one. Other controls have no business in a message. */
function toPlainLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
}

function complain(key: Complaint): { error: Complaint } {
  return { error: key }
}
