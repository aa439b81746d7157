import { z } from 'zod'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { BUDGETS, PROJECTS } from './forms/enquiry.ts'

/** As it was read, once more for what comes back from the disk and from the database. */
export const EnquiryFields = z.object({
  name: z.string(),
  email: z.string(),
  company: z.string(),
  telephone: z.string(),
  project: z.enum(PROJECTS).nullable(),
  to: z.int().nullable(),
  usage: z.string(),
  deadline: z.string(),
  budget: z.enum(BUDGETS).nullable(),
  message: z.string(),
  collection: z.string().nullable(),
})
export type EnquiryFields = z.infer<typeof EnquiryFields>

export const ApplicationFields = z.object({
  name: z.string(),
  email: z.string(),
  town: z.string(),
  website: z.string(),
  social: z.string(),
  styles: z.array(z.int()),
  statement: z.string(),
})
export type ApplicationFields = z.infer<typeof ApplicationFields>

const SubmittedFile = z.object({
  /** Of the file beside the record. */
  file: z.string().regex(/^\d+$/),
  /** As its sender called it. */
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

/** What lies in the spool beside the files until the database has it. */
export const Submission = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('enquiry'), fields: EnquiryFields, ...shared }),
  z.object({ kind: z.literal('application'), fields: ApplicationFields, ...shared }),
])
export type Submission = z.infer<typeof Submission>
