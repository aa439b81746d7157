import type { APPLICATION } from '#domain/enquiries/forms/application.ts'
import type { ENQUIRY } from '#domain/enquiries/forms/enquiry.ts'
import { FILES_FIELD, OPENED_FIELD, type Sending, type Typed } from '#domain/enquiries/forms/submission.ts'
import germanErrors from '#messages/enquiry.de.json'
import englishErrors from '#messages/enquiry.en.json'
import german from '#messages/enquiry-form.de.json'
import english from '#messages/enquiry-form.en.json'
import { listLarge } from '#platform/fields/check.ts'
import { type FormErrors, keysOf } from '#platform/fields/kinds.ts'
import { usePageMessages } from '#website/i18n/messages.tsx'

/** Why nothing was sent, though each field may be right; as sentences in `TROUBLE_TEXTS`. */
export type SubmitError =
  | Exclude<Sending['outcome'], 'accepted' | 'item-removed' | 'invalid'>
  /** No answer came, so nobody knows whether all of it arrived. */
  | 'offline'
  | 'failed'
  /** The visitor's own collection could not be saved for the enquiry. */
  | 'no-collection'

export const TROUBLE_TEXTS = {
  'too-many': 'enquiry_too_many',
  'proof-needed': 'enquiry_proof_needed',
  full: 'enquiry_full',
  busy: 'enquiry_busy',
  'too-large': 'enquiry_too_large',
  unreadable: 'enquiry_unreadable',
  offline: 'form_offline',
  failed: 'form_failed',
  'no-collection': 'form_no_collection',
} as const satisfies Record<SubmitError, FormText>

export type ErrorTexts = Readonly<Record<string, string>>

export type FormAnswer = {
  errors: FormErrors<FormText>
  wrongFiles: readonly string[]
  error: SubmitError | null
  typed: Typed
}

export function typedInto(typed: Typed, field: string): string | undefined {
  const value = typed[field]
  return typeof value === 'string' ? value : value?.[0]
}

export function firstsOf(typed: Typed): Record<string, string | undefined> {
  return Object.fromEntries(keysOf(typed).map((field) => [field, typedInto(typed, field)]))
}

export function chosenIn(typed: Typed, field: string): readonly string[] {
  const value = typed[field] ?? []
  return typeof value === 'string' ? [value] : value
}

export function listLargeFiles(
  { attachment }: typeof ENQUIRY | typeof APPLICATION,
  sent: FormData,
): string[] {
  const files = sent.getAll(FILES_FIELD).filter((file) => file instanceof File)
  return listLarge(attachment.type, files).map(({ name }) => name)
}

/** The hidden field's value. A form that comes back keeps its time, so that nobody has to wait once more. */
export function openedAt({ opened }: { opened: string }, answer: FormAnswer | undefined): string {
  return (answer && typedInto(answer.typed, OPENED_FIELD)) ?? opened
}

const TEXTS = { de: { ...german, ...germanErrors }, en: { ...english, ...englishErrors } }

type FormText = keyof (typeof TEXTS)['de']

export function useFormTexts() {
  return usePageMessages(TEXTS)
}
