import type { Catalogue } from '#domain/catalogue/model.ts'
import {
  bytesOf,
  ENQUIRY_FIELDS,
  ENQUIRY_LIMITS,
  type EnquiryComplaint,
  type EnquiryField,
} from '#domain/enquiries/forms/enquiry.ts'
import { Enquiry, isEnquiryComplaint } from '#domain/enquiries/forms/read-enquiry.ts'
import { FILES_FIELD } from '#domain/enquiries/forms/submission.ts'
import type { FormValues } from '#platform/http/read-form.server.ts'
import {
  type ContentReading,
  complaintsOf,
  type Form,
  type FormFiles,
  hasTextForFiles,
  limitsOf,
} from './form.ts'

export const enquiryForm: Form<EnquiryField, EnquiryComplaint> = {
  fields: ENQUIRY_FIELDS,
  filesField: FILES_FIELD,
  limits: limitsOf(ENQUIRY_LIMITS.files, ENQUIRY_LIMITS.fileBytes),
  allowsPdf: true,
  wrongFiles: 'enquiry_files_wrong',
  complainAboutFiles,
  read,
}

function read(values: FormValues, catalogue: Catalogue): ContentReading<EnquiryField, EnquiryComplaint> {
  const reading = Enquiry.safeParse(values)
  const complaints = reading.success ? {} : complaintsOf(reading.error, ENQUIRY_FIELDS, isEnquiryComplaint)
  const artistId = reading.data?.to ?? null
  if (artistId !== null && !catalogue.artistsById.has(artistId)) complaints.to = 'enquiry_to_wrong'
  if (hasTextForFiles(values)) complaints.attachment = 'enquiry_files_wrong'
  if (!reading.success || Object.keys(complaints).length > 0) return { outcome: 'invalid', complaints }
  const { terms: _, ...fields } = reading.data
  return { outcome: 'read', content: { kind: 'enquiry', fields } }
}

function complainAboutFiles({ files, excess }: FormFiles): EnquiryComplaint | null {
  if (excess === 'files') return 'enquiry_files_many'
  const sizes = files.map(({ bytes }) => ({ size: bytes }))
  const isTooMuch = excess === 'bytes' || bytesOf(sizes) > ENQUIRY_LIMITS.fileBytes
  return isTooMuch ? 'enquiry_files_large' : null
}
