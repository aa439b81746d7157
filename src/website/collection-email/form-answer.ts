import type {
  CollectionEmailErrors,
  CollectionEmailField,
} from '#domain/enquiries/collection-email/collection-email.ts'

/** What came of an attempt that did not send anything, with all that was typed. */
export type EmailAnswer = { errors: CollectionEmailErrors; typed: Typed; tooMany: boolean }
export type Typed = Partial<Record<CollectionEmailField, string>>

/** In the order of the form. */
export const TYPED_FIELDS = ['to', 'name', 'email', 'message'] as const satisfies CollectionEmailField[]

/** What was typed, to be shown again; a file or a field that came twice is not. */
export function typedIn(values: Record<string, unknown>): Typed {
  return Object.fromEntries(
    TYPED_FIELDS.flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
