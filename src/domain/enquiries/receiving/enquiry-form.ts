import type { z } from 'zod'
import type { Catalogue } from '#domain/catalogue/model.ts'
import { MOST_COLLECTED } from '#domain/collection/model.ts'
import {
  checkEnquiryFiles,
  ENQUIRY_ERRORS,
  ENQUIRY_LIMITS,
  type EnquiryError,
  type EnquiryField,
  type EnquiryRecord,
  enquirySchema,
} from '#domain/enquiries/forms/enquiry.ts'
import { errorsOf } from '#domain/enquiries/forms/form-fields.ts'
import type { FormValues } from '#platform/http/read-form.server.ts'
import { type ContentReading, type Form, type FormFiles, hasTextForFiles, limitsOf } from './form.ts'

export const Enquiry = enquirySchema()

/** An image and a note for each of a whole collection and of what is too much: that is answered with a sentence. */
const MOST_LISTED = 4 * MOST_COLLECTED

export const enquiryForm: Form<EnquiryField, EnquiryError> = {
  errors: ENQUIRY_ERRORS,
  filesField: 'attachment',
  limits: limitsOf(ENQUIRY_LIMITS.files, ENQUIRY_LIMITS.fileBytes, MOST_LISTED),
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
  if (reading.data?.artists.some((id) => !catalogue.artistsById.has(id)))
    errors.artists = 'enquiry_artists_wrong'
  const images = reading.success ? withNotes(reading.data) : []
  if (images.length > ENQUIRY_LIMITS.images) errors.images = 'enquiry_images_many'
  if (hasTextForFiles(values)) errors.attachment = 'enquiry_files_wrong'
  if (!reading.success || Object.keys(errors).length > 0) return { outcome: 'invalid', errors }
  const { terms: _, notes: __, ...fields } = reading.data
  return { outcome: 'read', content: { kind: 'enquiry', fields: { ...fields, images } } }
}

/** One that left the site meanwhile stays: the office knows it. */
function withNotes({
  images,
  notes,
}: Pick<z.infer<typeof Enquiry>, 'images' | 'notes'>): EnquiryRecord['images'] {
  const firsts = new Map<number, string>()
  images.forEach((id, at) => {
    if (!firsts.has(id)) firsts.set(id, notes[at] ?? '')
  })
  return [...firsts].map(([id, note]) => ({ id, note }))
}

function checkFiles({ files, excess }: FormFiles): EnquiryError | null {
  if (excess === 'files') return 'enquiry_files_many'
  if (excess === 'bytes') return 'enquiry_files_large'
  return checkEnquiryFiles(files.map(({ bytes }) => ({ size: bytes })))
}
