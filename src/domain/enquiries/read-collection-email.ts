import { formErrorsOf } from '#platform/fields/answers.ts'
import type { ErrorTextOf, FormErrors, ValuesOf } from '#platform/fields/kinds.ts'
import { toSchema } from '#platform/fields/rules.ts'
import { COLLECTION_EMAIL } from './forms/collection-email.ts'
import { withoutLinks } from './forms/links.ts'

export const CollectionEmail = toSchema(COLLECTION_EMAIL)

export type InvalidEmail = { outcome: 'invalid'; errors: FormErrors<ErrorTextOf<typeof COLLECTION_EMAIL>> }

/** Nothing in the texts becomes a link. */
export function readCollectionEmail(
  values: unknown,
): { outcome: 'read'; email: ValuesOf<typeof COLLECTION_EMAIL> } | InvalidEmail {
  const { data, error } = CollectionEmail.safeParse(values)
  if (error) return { outcome: 'invalid', errors: formErrorsOf(error, COLLECTION_EMAIL) }
  return {
    outcome: 'read',
    email: { ...data, name: withoutLinks(data.name), message: withoutLinks(data.message) },
  }
}
