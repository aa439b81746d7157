import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import { MOST_COLLECTED } from '#domain/collection/collection-model.ts'
import { APPLICATION } from '#domain/enquiries/forms/application.ts'
import { ENQUIRY, type EnquiryRecord, MOST_ENQUIRED_IMAGES } from '#domain/enquiries/forms/enquiry.ts'
import { FILES_FIELD, type SubmissionErrors } from '#domain/enquiries/forms/submission.ts'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import { formErrorsOf } from '#platform/fields/answers.ts'
import { errorInFiles, formErrorText } from '#platform/fields/check.ts'
import { toSchema } from '#platform/fields/rules.ts'
import type { FormLimits, FormReading, FormValues } from '#platform/http/read-form.server.ts'

export type Content = Submission extends infer Each
  ? Each extends Submission
    ? Pick<Each, 'kind' | 'fields'>
    : never
  : never

type ContentReading = { outcome: 'read'; content: Content } | { outcome: 'invalid'; errors: SubmissionErrors }

type FormFiles = Pick<Extract<FormReading, { outcome: 'read' }>, 'files' | 'excess'>

export type SubmissionForm = {
  fields: typeof ENQUIRY | typeof APPLICATION
  limits: FormLimits
  allowsPdf: boolean
  read: (values: FormValues, catalogue: Catalogue) => ContentReading
}

export const Enquiry = toSchema(ENQUIRY)
export const Application = toSchema(APPLICATION)

const MOST_FIELDS = 40
/** There is room for an image and a note for each of a whole collection, and for too many, which is an error. */
const MOST_LISTED = 4 * MOST_COLLECTED
/** The longest field has some room here, in bytes: a text that is cut off there is still too long. */
const LARGEST_FIELD_BYTES = 64 * 1024
/** So many times the allowed size is read, so that somebody with one file too many gets their words back. */
const READ_BEYOND = 2

export const enquiryForm: SubmissionForm = {
  fields: ENQUIRY,
  limits: limitsOf(ENQUIRY, MOST_LISTED),
  allowsPdf: true,
  read: readEnquiry,
}

export const applicationForm: SubmissionForm = {
  fields: APPLICATION,
  limits: limitsOf(APPLICATION, 0),
  allowsPdf: false,
  read: readApplication,
}

export function findFilesError(
  { fields }: SubmissionForm,
  { files, excess }: FormFiles,
): SubmissionErrors['attachment'] | null {
  const { type } = fields[FILES_FIELD]
  const tooMuch = excess === 'files' ? 'many' : excess === 'bytes' ? 'large' : null
  const error =
    tooMuch ??
    errorInFiles(
      type,
      files.map(({ bytes }) => ({ size: bytes })),
    )
  return error && formErrorText(fields[FILES_FIELD], error)
}

function readEnquiry(values: FormValues, { artistsById }: Catalogue): ContentReading {
  const reading = Enquiry.safeParse(values)
  if (!reading.success) return conclude(values, ENQUIRY, formErrorsOf(reading.error, ENQUIRY))
  const { terms: _, notes, ...fields } = reading.data
  const images = withNotes(fields.images, notes)
  const errors: SubmissionErrors = {}
  if (fields.to !== null && !artistsById.has(fields.to)) errors.to = ENQUIRY.to.errors.wrong
  if (fields.artists.some((id) => !artistsById.has(id))) errors.artists = ENQUIRY.artists.errors.wrong
  if (images.length > MOST_ENQUIRED_IMAGES) errors.images = ENQUIRY.images.errors.many
  return conclude(values, ENQUIRY, errors, { kind: 'enquiry', fields: { ...fields, images } })
}

function readApplication(values: FormValues, { galleries }: Catalogue): ContentReading {
  const reading = Application.safeParse(values)
  if (!reading.success) return conclude(values, APPLICATION, formErrorsOf(reading.error, APPLICATION))
  const { rights: _, ...fields } = reading.data
  const isKnown = (id: number) => galleries.some((gallery) => gallery.id === id)
  const errors = fields.styles.every(isKnown) ? {} : { styles: APPLICATION.styles.errors.wrong }
  return conclude(values, APPLICATION, errors, { kind: 'application', fields })
}

/** Text in place of files is wrong: such a form was not sent as multipart. */
function conclude(
  values: FormValues,
  { attachment }: SubmissionForm['fields'],
  errors: SubmissionErrors,
  content?: Content,
): ContentReading {
  const isText = [values[FILES_FIELD] ?? ''].flat().some((value) => value !== '')
  const all = isText ? { ...errors, [FILES_FIELD]: attachment.errors.wrong } : errors
  return content && Object.keys(all).length === 0
    ? { outcome: 'read', content }
    : { outcome: 'invalid', errors: all }
}

/** An image that left the site meanwhile stays: the office knows it. */
function withNotes(images: readonly number[], notes: readonly string[]): EnquiryRecord['images'] {
  const firsts = new Map<number, string>()
  images.forEach((id, at) => {
    if (!firsts.has(id)) firsts.set(id, notes[at] ?? '')
  })
  return [...firsts].map(([id, note]) => ({ id, note }))
}

function limitsOf({ attachment: { type } }: SubmissionForm['fields'], listed: number): FormLimits {
  return {
    fields: MOST_FIELDS + listed,
    fieldBytes: LARGEST_FIELD_BYTES,
    files: type.most,
    fileBytes: type.bytes,
    bodyBytes: READ_BEYOND * type.bytes + MOST_FIELDS * LARGEST_FIELD_BYTES,
  }
}
