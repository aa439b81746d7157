import { z } from 'zod'
import { address, line, lines } from '#domain/enquiries/forms/form-fields.ts'
import { withoutLinks } from '#domain/enquiries/forms/links.ts'
import {
  checkEmail,
  checkSender,
  type ErrorIn,
  type FieldErrors,
  LONGEST_NAME,
} from '#domain/enquiries/forms/model.ts'
import type texts from '#messages/mail-form.de.json'
import { LANGUAGES } from '#platform/i18n/language.ts'

// Everything about the form that sends a collection to one recipient, arranged as in `forms/enquiry.ts`.

/** The fields, each with the keys of the messages about it. */
export const COLLECTION_EMAIL_ERRORS = {
  id: { missing: 'letter_id_missing' },
  to: {
    missing: 'letter_to_missing',
    several: 'letter_address_several',
    wrong: 'letter_address_wrong',
  },
  name: { missing: 'letter_name_missing', wrong: 'letter_name_wrong' },
  email: {
    missing: 'letter_email_missing',
    several: 'letter_address_several',
    wrong: 'letter_address_wrong',
  },
  message: { wrong: 'letter_message_wrong' },
  lang: { wrong: 'letter_lang_wrong' },
} as const satisfies Record<string, Record<string, keyof typeof texts>>

export type CollectionEmailField = keyof typeof COLLECTION_EMAIL_ERRORS
export type CollectionEmailErrors = FieldErrors<CollectionEmailField, ErrorIn<typeof COLLECTION_EMAIL_ERRORS>>

/** Of the message, in characters. */
export const LONGEST_MESSAGE = 500
/** Long enough for every id, short enough to be searched for. */
const LONGEST_ID = 100

/** The form, parsed alike for the page and the API. */
export function collectionEmailSchema() {
  const errors = COLLECTION_EMAIL_ERRORS
  return z.object({
    id: z.string(errors.id.missing).min(1, errors.id.missing).max(LONGEST_ID, errors.id.missing),
    to: address(errors.to),
    name: line(LONGEST_NAME, errors.name).transform(withoutLinks),
    email: address(errors.email),
    message: lines(LONGEST_MESSAGE, errors.message.wrong).transform(withoutLinks),
    lang: z.enum(LANGUAGES, errors.lang.wrong),
  })
}

/** What is stored of it until the e-mail is sent. */
export function collectionEmailRecordSchema() {
  return z.object({
    collectionId: z.string(),
    to: z.string(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    language: z.enum(LANGUAGES),
  })
}
export type CollectionEmailRecord = z.infer<ReturnType<typeof collectionEmailRecordSchema>>

type Filled = Partial<Record<'to' | 'name' | 'email', string>>

/** The quick check before anything is sent. The server checks everything. */
export function checkCollectionEmail({ to = '', name = '', email = '' }: Filled): CollectionEmailErrors {
  const found: CollectionEmailErrors = checkSender({ name, email }, COLLECTION_EMAIL_ERRORS)
  const wrongRecipient = checkEmail(to, COLLECTION_EMAIL_ERRORS.to)
  if (wrongRecipient) found.to = wrongRecipient
  return found
}
