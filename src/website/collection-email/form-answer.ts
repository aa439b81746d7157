import { COLLECTION_EMAIL } from '#domain/enquiries/forms/collection-email.ts'
import { type ErrorTextOf, type FormErrors, keysOf } from '#platform/fields/kinds.ts'

export type EmailErrors = FormErrors<ErrorTextOf<typeof COLLECTION_EMAIL>>
/** What came of an attempt that did not send anything, with all that was typed. */
export type EmailAnswer = { errors: EmailErrors; typed: Typed; tooMany: boolean }
export type Typed = Partial<Record<keyof typeof SHOWN_FIELDS, string>>

const { id: _, lang: __, ...fields } = COLLECTION_EMAIL
/** The fields that people fill in. */
export const SHOWN_FIELDS = fields

/** What was typed, to be shown again; a file or a field that came twice is not. */
export function typedIn(values: Record<string, unknown>): Typed {
  return Object.fromEntries(
    keysOf(SHOWN_FIELDS).flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
