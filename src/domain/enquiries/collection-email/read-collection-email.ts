import type { z } from 'zod'
import { errorsOf } from '#domain/enquiries/forms/form-fields.ts'
import {
  COLLECTION_EMAIL_ERRORS,
  type CollectionEmailErrors,
  collectionEmailSchema,
} from './collection-email.ts'

export const CollectionEmail = collectionEmailSchema()
export type CollectionEmail = z.infer<typeof CollectionEmail>

type Reading =
  | { outcome: 'read'; email: CollectionEmail }
  | { outcome: 'invalid'; errors: CollectionEmailErrors }

export function readCollectionEmail(values: unknown): Reading {
  const reading = CollectionEmail.safeParse(values)
  if (reading.success) return { outcome: 'read', email: reading.data }
  return { outcome: 'invalid', errors: errorsOf(reading.error, COLLECTION_EMAIL_ERRORS) }
}

/** A form's fields as an object. A field that came twice is a list, which no schema of ours takes for one value. */
export function valuesOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name)
      return [name, all.length === 1 ? all[0] : all]
    }),
  )
}
