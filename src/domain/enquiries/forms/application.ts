import type words from '#messages/enquiry.de.json'
import { bytesOf, complaintsAboutSender } from './enquiry.ts'

// Runs in browsers too, so nothing here weighs anything: the schema is in `read-application.ts`.

/** In the order of the form. `styles` comes several times: ids of galleries. */
export const APPLICATION_FIELDS = [
  'name',
  'email',
  'town',
  'website',
  'social',
  'styles',
  'attachment',
  'statement',
  'rights',
] as const
export type ApplicationField = (typeof APPLICATION_FIELDS)[number]

export const APPLICATION_LIMITS = {
  town: 100,
  website: 300,
  social: 300,
  /** Who draws in all styles has none. */
  styles: 6,
  statement: 3_000,
  fewestFiles: 5,
  files: 10,
  /** Each: more than enough for a screen. */
  largestFileBytes: 5 * 1024 * 1024,
  /** All together. */
  fileBytes: 30 * 1024 * 1024,
} as const

/** For the file chooser. What counts is the content. */
export const APPLICATION_FILE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/tiff,image/avif'

/** Messages by their keys: the page and the API say them in the visitor's language. */
export const APPLICATION_COMPLAINTS = [
  'enquiry_name_missing',
  'enquiry_name_wrong',
  'enquiry_email_missing',
  'enquiry_email_wrong',
  'enquiry_email_several',
  'apply_town_wrong',
  'apply_website_wrong',
  'apply_social_wrong',
  'apply_styles_wrong',
  'apply_files_few',
  'apply_files_many',
  'apply_file_large',
  'apply_files_large',
  'apply_files_wrong',
  'apply_statement_missing',
  'apply_statement_wrong',
  'apply_rights_missing',
] as const satisfies (keyof typeof words)[]
export type ApplicationComplaint = (typeof APPLICATION_COMPLAINTS)[number]
export type ApplicationComplaints = Partial<Record<ApplicationField, ApplicationComplaint>>

/** What a browser knows of the form before it is sent. */
export type FilledApplication = {
  name: string
  email: string
  statement: string
  confirmed: boolean
  files: readonly { size: number }[]
}

/** The quick check before anything is sent. The server looks more closely. */
export function complaintsAboutApplication(filled: FilledApplication): ApplicationComplaints {
  const { statement, confirmed, files } = filled
  const complaints: ApplicationComplaints = complaintsAboutSender(filled)
  const aboutFiles = complaintAboutWorks(files)
  if (aboutFiles) complaints.attachment = aboutFiles
  if (!statement.trim()) complaints.statement = 'apply_statement_missing'
  if (statement.length > APPLICATION_LIMITS.statement) complaints.statement = 'apply_statement_wrong'
  if (!confirmed) complaints.rights = 'apply_rights_missing'
  return complaints
}

/** By number and size alone. */
export function complaintAboutWorks(files: readonly { size: number }[]): ApplicationComplaint | null {
  const { fewestFiles, files: most, largestFileBytes, fileBytes } = APPLICATION_LIMITS
  if (files.length < fewestFiles) return 'apply_files_few'
  if (files.length > most) return 'apply_files_many'
  if (files.some(({ size }) => size > largestFileBytes)) return 'apply_file_large'
  return bytesOf(files) > fileBytes ? 'apply_files_large' : null
}
