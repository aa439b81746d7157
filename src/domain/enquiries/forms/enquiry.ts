import type words from '#messages/enquiry.de.json'
import { looksLikeEmail } from './model.ts'

// Runs in browsers too, so nothing here weighs anything: the schema is in `read-enquiry.ts`.

/** In the order of the form. */
export const ENQUIRY_FIELDS = [
  'name',
  'email',
  'company',
  'telephone',
  'project',
  'to',
  'usage',
  'deadline',
  'budget',
  'message',
  'attachment',
  'collection',
  'terms',
] as const
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number]

/** In words: PROJECT_WORDS. */
export const PROJECTS = ['illustration', 'animation', 'recording', 'private'] as const
export type Project = (typeof PROJECTS)[number]

/** Euros, in words: BUDGET_WORDS. */
export const BUDGETS = ['small', 'medium', 'large', 'largest'] as const
export type Budget = (typeof BUDGETS)[number]

export const PROJECT_WORDS = {
  illustration: 'enquiry_project_illustration',
  animation: 'enquiry_project_animation',
  recording: 'enquiry_project_recording',
  private: 'enquiry_project_private',
} as const satisfies Record<Project, keyof typeof words>

export const BUDGET_WORDS = {
  small: 'enquiry_budget_small',
  medium: 'enquiry_budget_medium',
  large: 'enquiry_budget_large',
  largest: 'enquiry_budget_largest',
} as const satisfies Record<Budget, keyof typeof words>

/** In the field `to`: everybody at the agency. Otherwise it holds an artist's id. */
export const OFFICE = 'office'

export const ENQUIRY_LIMITS = {
  company: 150,
  telephone: 40,
  /** What the work is for: media, countries, time. */
  usage: 500,
  deadline: 100,
  /** Two pages of a briefing; what is longer comes as a PDF. */
  message: 5_000,
  files: 5,
  /** All together. Mail programs send no more either. */
  fileBytes: 20 * 1024 * 1024,
} as const

/** For the file chooser. What counts is the content. */
export const ENQUIRY_FILE_TYPES =
  'image/jpeg,image/png,image/webp,image/gif,image/tiff,image/avif,application/pdf'

/** Messages by their keys: the page and the API say them in the visitor's language. */
export const ENQUIRY_COMPLAINTS = [
  'enquiry_name_missing',
  'enquiry_name_wrong',
  'enquiry_email_missing',
  'enquiry_email_wrong',
  'enquiry_email_several',
  'enquiry_company_wrong',
  'enquiry_telephone_wrong',
  'enquiry_project_wrong',
  'enquiry_to_wrong',
  'enquiry_usage_wrong',
  'enquiry_deadline_wrong',
  'enquiry_budget_wrong',
  'enquiry_message_missing',
  'enquiry_message_wrong',
  'enquiry_files_many',
  'enquiry_files_large',
  'enquiry_files_wrong',
  'enquiry_collection_wrong',
  'enquiry_terms_missing',
] as const satisfies (keyof typeof words)[]
export type EnquiryComplaint = (typeof ENQUIRY_COMPLAINTS)[number]
export type EnquiryComplaints = Partial<Record<EnquiryField, EnquiryComplaint>>

/** What a browser knows of the form before it is sent. */
export type FilledEnquiry = {
  name: string
  email: string
  message: string
  accepted: boolean
  files: readonly { size: number }[]
}

/** The quick check before anything is sent. The server looks more closely. */
export function complaintsAboutEnquiry(filled: FilledEnquiry): EnquiryComplaints {
  const { message, accepted, files } = filled
  const complaints: EnquiryComplaints = complaintsAboutSender(filled)
  if (!message.trim()) complaints.message = 'enquiry_message_missing'
  if (message.length > ENQUIRY_LIMITS.message) complaints.message = 'enquiry_message_wrong'
  if (files.length > ENQUIRY_LIMITS.files) complaints.attachment = 'enquiry_files_many'
  else if (bytesOf(files) > ENQUIRY_LIMITS.fileBytes) complaints.attachment = 'enquiry_files_large'
  if (!accepted) complaints.terms = 'enquiry_terms_missing'
  return complaints
}

type SenderComplaints = {
  name?: 'enquiry_name_missing'
  email?: 'enquiry_email_missing' | 'enquiry_email_wrong'
}

/** Who sends either of the two forms. */
export function complaintsAboutSender({ name, email }: { name: string; email: string }): SenderComplaints {
  const complaints: SenderComplaints = {}
  if (!name.trim()) complaints.name = 'enquiry_name_missing'
  if (!looksLikeEmail(email))
    complaints.email = email.trim() ? 'enquiry_email_wrong' : 'enquiry_email_missing'
  return complaints
}

export function bytesOf(files: readonly { size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}
