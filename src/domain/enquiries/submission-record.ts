import { z } from 'zod'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { applicationRecordSchema } from './forms/application.ts'
import { enquiryRecordSchema } from './forms/enquiry.ts'

const SubmittedFile = z.object({
  /** It is the name of the file beside the record. */
  file: z.string().regex(/^\d+$/),
  name: z.string(),
  kind: z.enum(['image', 'pdf']),
})
export type SubmittedFile = z.infer<typeof SubmittedFile>

const shared = {
  id: z.string().regex(/^[0-9a-f]{32}$/),
  language: z.enum(LANGUAGES),
  receivedAt: z.iso.datetime().transform((text) => new Date(text)),
  files: z.array(SubmittedFile),
}

export const Submission = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('enquiry'), fields: enquiryRecordSchema(), ...shared }),
  z.object({ kind: z.literal('application'), fields: applicationRecordSchema(), ...shared }),
])
export type Submission = z.infer<typeof Submission>
