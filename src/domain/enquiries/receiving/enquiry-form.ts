import type { Catalogue } from '#domain/catalogue/model.ts'
import {
  checkEnquiryFiles,
  ENQUIRY_ERRORS,
  ENQUIRY_LIMITS,
  type EnquiryError,
  type EnquiryField,
  enquirySchema,
} from '#domain/enquiries/forms/enquiry.ts'
import { errorsOf } from '#domain/enquiries/forms/form-fields.ts'
import type { FormValues } from '#platform/http/read-form.server.ts'
import { type ContentReading, type Form, type FormFiles, hasTextForFiles, limitsOf } from './form.ts'

export const Enquiry = enquirySchema()

export const enquiryForm: Form<EnquiryField, EnquiryError> = {
  errors: ENQUIRY_ERRORS,
  filesField: 'attachment',
  limits: limitsOf(ENQUIRY_LIMITS.files, ENQUIRY_LIMITS.fileBytes),
  allowsPdf: true,
  wrongFiles: 'enquiry_files_wrong',
  checkFiles,
  read,
}

function read(values: FormValues, catalogue: Catalogue): ContentReading<EnquiryField, EnquiryError> {
  const reading = Enquiry.safeParse(values)
  const errors = reading.success ? {} : errorsOf(reading.error, ENQUIRY_ERRORS)
  const artistId = reading.data?.to ?? null
  if (artistId !== null && !catalogue.artistsById.has(artistId)) errors.to = 'enquiry_to_wrong'
  if (hasTextForFiles(values)) errors.attachment = 'enquiry_files_wrong'
  if (!reading.success || Object.keys(errors).length > 0) return { outcome: 'invalid', errors }
  const { terms: _, ...fields } = reading.data
  return { outcome: 'read', content: { kind: 'enquiry', fields } }
}

function checkFiles({ files, excess }: FormFiles): EnquiryError | null {
  if (excess === 'files') return 'enquiry_files_many'
  if (excess === 'bytes') return 'enquiry_files_large'
  return checkEnquiryFiles(files.map(({ bytes }) => ({ size: bytes })))
}
