import type { Catalogue } from '#domain/catalogue/model.ts'
import type { FieldErrors } from '#domain/enquiries/forms/model.ts'
import { FILES_FIELD } from '#domain/enquiries/forms/submission.ts'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import type { FormLimits, FormReading, FormValues } from '#platform/http/read-form.server.ts'

/** A submission before it has a number. */
export type Content = Submission extends infer Each
  ? Each extends Submission
    ? Pick<Each, 'kind' | 'fields'>
    : never
  : never

export type ContentReading<Field extends string, Key extends string> =
  | { outcome: 'read'; content: Content }
  | { outcome: 'invalid'; errors: FieldErrors<Field, Key> }

/** The files of a form, by number and size. */
export type FormFiles = Pick<Extract<FormReading, { outcome: 'read' }>, 'files' | 'excess'>

/** What is particular to one of the two forms. */
export type Form<Field extends string, Key extends string> = {
  /** The fields in their order, each with the keys of the messages about it. */
  errors: Readonly<Record<Field, Readonly<Record<string, Key>>>>
  /** The one that holds the files. */
  filesField: Field
  limits: FormLimits
  allowsPdf: boolean
  /** Said of files whose content is not what it should be. */
  wrongFiles: Key
  /** By number and size alone. */
  checkFiles: (files: FormFiles) => Key | null
  read: (values: FormValues, catalogue: Catalogue) => ContentReading<Field, Key>
}

/** More than both forms have, with room for a list of styles. */
const MOST_FIELDS = 40
/** The longest field at its longest, in bytes, and then some; what is cut off there is still too long. */
const LARGEST_FIELD_BYTES = 64 * 1024
/** So much more than allowed is read and thrown away, so that whoever chose a file too many gets their words back. */
const READ_BEYOND = 2

/** `listed` are the fields that come repeatedly, at most. */
export function limitsOf(files: number, fileBytes: number, listed = 0): FormLimits {
  return {
    fields: MOST_FIELDS + listed,
    fieldBytes: LARGEST_FIELD_BYTES,
    files,
    fileBytes,
    bodyBytes: READ_BEYOND * fileBytes + MOST_FIELDS * LARGEST_FIELD_BYTES,
  }
}

/** Text in the place of files: a form that was not sent as multipart. */
export function hasTextForFiles(values: FormValues): boolean {
  return [values[FILES_FIELD] ?? ''].flat().some((value) => value !== '')
}
