import { z } from 'zod'
import { LONGEST_NOTE } from '#domain/collection/model.ts'
import { LONGEST_TITLE } from '#domain/collection/title.ts'
import type texts from '#messages/enquiry.de.json'
import { hasSeen } from '#platform/i18n/unseen.ts'
import {
  address,
  choice,
  choices,
  id,
  ids,
  line,
  lines,
  list,
  optionalLine,
  requiredLines,
  ticked,
} from './form-fields.ts'
import { checkSender, type ErrorIn, type FieldErrors, keysOf, LONGEST_NAME, sumOfSizes } from './model.ts'
import { DURATIONS, MEDIA, PRINT_RUNS, TERRITORIES } from './usage.ts'

// Everything about the form of an enquiry. Browsers load the limits, the choices and the quick check; the schemas are
// made by functions, so that a bundle for browsers leaves them and zod out.

/** The fields in the order of the form, each with the keys of the messages about it. */
export const ENQUIRY_ERRORS = {
  name: { missing: 'enquiry_name_missing', wrong: 'enquiry_name_wrong' },
  email: {
    missing: 'enquiry_email_missing',
    several: 'enquiry_email_several',
    wrong: 'enquiry_email_wrong',
  },
  company: { wrong: 'enquiry_company_wrong' },
  telephone: { wrong: 'enquiry_telephone_wrong' },
  project: { wrong: 'enquiry_project_wrong' },
  projectName: { wrong: 'enquiry_project_name_wrong' },
  to: { wrong: 'enquiry_to_wrong' },
  artists: { wrong: 'enquiry_artists_wrong' },
  images: { many: 'enquiry_images_many', wrong: 'enquiry_images_wrong' },
  notes: { wrong: 'enquiry_notes_wrong' },
  usage: { wrong: 'enquiry_usage_wrong' },
  medium: { wrong: 'enquiry_medium_wrong' },
  territory: { wrong: 'enquiry_territory_wrong' },
  duration: { wrong: 'enquiry_duration_wrong' },
  printRun: { wrong: 'enquiry_print_run_wrong' },
  deadline: { wrong: 'enquiry_deadline_wrong' },
  budget: { wrong: 'enquiry_budget_wrong' },
  message: { missing: 'enquiry_message_missing', wrong: 'enquiry_message_wrong' },
  attachment: {
    many: 'enquiry_files_many',
    large: 'enquiry_files_large',
    wrong: 'enquiry_files_wrong',
  },
  collection: { wrong: 'enquiry_collection_wrong' },
  terms: { missing: 'enquiry_terms_missing' },
} as const satisfies Record<string, Record<string, keyof typeof texts>>

export type EnquiryField = keyof typeof ENQUIRY_ERRORS
export type EnquiryError = ErrorIn<typeof ENQUIRY_ERRORS>

/** The kinds of projects, each with the key of its message. */
export const PROJECTS = {
  illustration: 'enquiry_project_illustration',
  animation: 'enquiry_project_animation',
  recording: 'enquiry_project_recording',
  private: 'enquiry_project_private',
} as const satisfies Record<string, keyof typeof texts>
export type Project = keyof typeof PROJECTS

/** Ranges of euros, each with the key of its message. */
export const BUDGETS = {
  small: 'enquiry_budget_small',
  medium: 'enquiry_budget_medium',
  large: 'enquiry_budget_large',
  largest: 'enquiry_budget_largest',
} as const satisfies Record<string, keyof typeof texts>

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
  /** Enough to talk about; what is more goes along as a collection, which is one link. */
  images: 60,
  /** Besides the one that it is addressed to. More would be a mailing. */
  artists: 20,
  files: 5,
  /** All together. Mail programs send no more either. */
  fileBytes: 20 * 1024 * 1024,
} as const

/** For the file chooser. What counts is the content. */
export const ENQUIRY_FILE_TYPES =
  'image/jpeg,image/png,image/webp,image/gif,image/tiff,image/avif,image/heic,.heic,.heif,application/pdf'

/** As saved collections are named. Whether there is one is seen when the e-mail is written. */
const COLLECTION_ID = /^[\w-]{22}$/

/** The form but its files, parsed alike for the page and the API. `to` is null for the office. */
export function enquirySchema() {
  const errors = ENQUIRY_ERRORS
  return z.object({
    name: line(LONGEST_NAME, errors.name),
    email: address(errors.email),
    company: optionalLine(ENQUIRY_LIMITS.company, errors.company.wrong),
    telephone: optionalLine(ENQUIRY_LIMITS.telephone, errors.telephone.wrong),
    project: choice(keysOf(PROJECTS), errors.project.wrong),
    /** What the sender calls it. */
    projectName: optionalLine(LONGEST_TITLE, errors.projectName.wrong),
    to: z
      .union([z.literal([OFFICE, '']).transform(() => null), id(errors.to.wrong)], errors.to.wrong)
      .default(null),
    /** Others whom it is about as well. */
    artists: ids(ENQUIRY_LIMITS.artists, errors.artists.wrong),
    /** Ids of images, in their order; one that comes twice counts once. */
    images: list(id(errors.images.wrong), errors.images.wrong),
    /** A note for each of `images`, at the same place; what is missing is empty. */
    notes: list(lines(LONGEST_NOTE, errors.notes.wrong), errors.notes.wrong),
    usage: lines(ENQUIRY_LIMITS.usage, errors.usage.wrong),
    medium: choices(keysOf(MEDIA), errors.medium.wrong),
    territory: choice(keysOf(TERRITORIES), errors.territory.wrong),
    duration: choice(keysOf(DURATIONS), errors.duration.wrong),
    printRun: choice(keysOf(PRINT_RUNS), errors.printRun.wrong),
    deadline: optionalLine(ENQUIRY_LIMITS.deadline, errors.deadline.wrong),
    budget: choice(keysOf(BUDGETS), errors.budget.wrong),
    message: requiredLines(ENQUIRY_LIMITS.message, errors.message),
    collection: z
      .union(
        [z.literal('').transform(() => null), z.string().regex(COLLECTION_ID, errors.collection.wrong)],
        errors.collection.wrong,
      )
      .default(null),
    terms: ticked(errors.terms.missing),
  })
}

/** What is stored of it. Without limits: a record stays readable when they change. */
export function enquiryRecordSchema() {
  return z.object({
    name: z.string(),
    email: z.string(),
    company: z.string(),
    telephone: z.string(),
    project: z.enum(keysOf(PROJECTS)).nullable(),
    to: z.int().nullable(),
    usage: z.string(),
    deadline: z.string(),
    budget: z.enum(keysOf(BUDGETS)).nullable(),
    message: z.string(),
    collection: z.string().nullable(),
    // Younger than the others: records from before have none.
    projectName: z.string().default(''),
    artists: z.array(z.int()).default([]),
    images: z.array(z.object({ id: z.int(), note: z.string() })).default([]),
    medium: z.array(z.enum(keysOf(MEDIA))).default([]),
    territory: z.enum(keysOf(TERRITORIES)).nullable().default(null),
    duration: z.enum(keysOf(DURATIONS)).nullable().default(null),
    printRun: z.enum(keysOf(PRINT_RUNS)).nullable().default(null),
  })
}
export type EnquiryRecord = z.infer<ReturnType<typeof enquiryRecordSchema>>

/** What a browser knows of the form before it is sent. */
export type FilledEnquiry = {
  name: string
  email: string
  message: string
  accepted: boolean
  files: readonly { size: number }[]
}

/** The quick check before anything is sent. The server checks everything. */
export function checkEnquiry(filled: FilledEnquiry): FieldErrors<EnquiryField, EnquiryError> {
  const { message, accepted, files } = filled
  const found: FieldErrors<EnquiryField, EnquiryError> = checkSender(filled, ENQUIRY_ERRORS)
  if (!hasSeen(message)) found.message = 'enquiry_message_missing'
  if (message.length > ENQUIRY_LIMITS.message) found.message = 'enquiry_message_wrong'
  const aboutFiles = checkEnquiryFiles(files)
  if (aboutFiles) found.attachment = aboutFiles
  if (!accepted) found.terms = 'enquiry_terms_missing'
  return found
}

/** By number and size alone. */
export function checkEnquiryFiles(files: readonly { size: number }[]): EnquiryError | null {
  if (files.length > ENQUIRY_LIMITS.files) return 'enquiry_files_many'
  return sumOfSizes(files) > ENQUIRY_LIMITS.fileBytes ? 'enquiry_files_large' : null
}
