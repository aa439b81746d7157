import { z } from 'zod'
import { LONGEST_NOTE, LONGEST_TITLE } from '#domain/collection/collection-model.ts'
import type texts from '#messages/enquiry.de.json'
import { toStoredSchema } from '#platform/fields/answers.ts'
import {
  choice,
  choices,
  confirmation,
  email,
  type Form,
  files,
  keysOf,
  line,
  lines,
  list,
  needed,
  reference,
  references,
  token,
} from '#platform/fields/kinds.ts'
import { DURATIONS, MEDIA, PRINT_RUNS, TERRITORIES } from './usage.ts'

export const PROJECTS = {
  illustration: 'enquiry_project_illustration',
  animation: 'enquiry_project_animation',
  recording: 'enquiry_project_recording',
  private: 'enquiry_project_private',
} as const satisfies Record<string, keyof typeof texts>
export type Project = keyof typeof PROJECTS

const BUDGETS = {
  small: 'enquiry_budget_small',
  medium: 'enquiry_budget_medium',
  large: 'enquiry_budget_large',
  largest: 'enquiry_budget_largest',
} as const satisfies Record<string, keyof typeof texts>

/** This value of `to` means everybody at the agency; other values are artists' ids. */
export const OFFICE = 'office'

export const LONGEST_NAME = 100
const LONGEST_COMPANY = 150
const LONGEST_TELEPHONE = 40
const LONGEST_USAGE = 500
const LONGEST_DEADLINE = 100
const LONGEST_MESSAGE = 5_000
/** Whether there is a collection with such a random id is seen when the e-mail is written. */
const COLLECTION_ID_LENGTH = 22
/** These are enough to talk about; more images come as a collection, which is one link. */
export const MOST_ENQUIRED_IMAGES = 60
export const MOST_ENQUIRED_ARTISTS = 20
const MOST_FILES = 5
const FILE_BYTES = 20 * 1024 * 1024

export const ENQUIRY_FILE_TYPES =
  'image/jpeg,image/png,image/webp,image/gif,image/tiff,image/avif,image/heic,.heic,.heif,application/pdf'

export const SENDER = {
  name: {
    type: needed(line(LONGEST_NAME)),
    label: 'enquiry_name',
    autoComplete: 'name',
    errors: { missing: 'enquiry_name_missing', wrong: 'enquiry_name_wrong' },
  },
  email: {
    type: email,
    label: 'enquiry_email',
    autoComplete: 'email',
    errors: {
      missing: 'enquiry_email_missing',
      several: 'enquiry_email_several',
      wrong: 'enquiry_email_wrong',
    },
  },
} as const satisfies Form<keyof typeof texts>

/** `to` is null for the office. */
export const ENQUIRY = {
  /** Other artists whom it is about. */
  artists: { type: references(MOST_ENQUIRED_ARTISTS), errors: { wrong: 'enquiry_artists_wrong' } },
  /** Ids in their order; a repeated one counts once. */
  images: { type: list(reference), errors: { many: 'enquiry_images_many', wrong: 'enquiry_images_wrong' } },
  /** A note for each of `images`, at the same place; missing ones are empty. */
  notes: { type: list(lines(LONGEST_NOTE)), errors: { wrong: 'enquiry_notes_wrong' } },
  message: {
    type: needed(lines(LONGEST_MESSAGE)),
    label: 'enquiry_message',
    width: 'both',
    help: 'enquiry_message_help',
    errors: { missing: 'enquiry_message_missing', wrong: 'enquiry_message_wrong' },
  },
  name: SENDER.name,
  company: {
    type: line(LONGEST_COMPANY),
    label: 'enquiry_company',
    autoComplete: 'organization',
    errors: { wrong: 'enquiry_company_wrong' },
  },
  email: SENDER.email,
  telephone: {
    type: line(LONGEST_TELEPHONE),
    label: 'enquiry_telephone',
    autoComplete: 'tel',
    errors: { wrong: 'enquiry_telephone_wrong' },
  },
  projectName: {
    type: line(LONGEST_TITLE),
    label: 'enquiry_project_name',
    errors: { wrong: 'enquiry_project_name_wrong' },
  },
  to: {
    type: { ...reference, none: OFFICE, default: null },
    label: 'enquiry_to',
    errors: { wrong: 'enquiry_to_wrong' },
  },
  project: {
    type: choice(keysOf(PROJECTS)),
    label: 'enquiry_project',
    words: PROJECTS,
    errors: { wrong: 'enquiry_project_wrong' },
  },
  budget: {
    type: choice(keysOf(BUDGETS)),
    label: 'enquiry_budget',
    words: BUDGETS,
    errors: { wrong: 'enquiry_budget_wrong' },
  },
  usage: {
    type: { ...line(LONGEST_USAGE), joinsSpaces: true },
    label: 'enquiry_usage',
    help: 'enquiry_usage_help',
    errors: { wrong: 'enquiry_usage_wrong' },
  },
  deadline: {
    type: line(LONGEST_DEADLINE),
    label: 'enquiry_deadline',
    help: 'enquiry_deadline_help',
    errors: { wrong: 'enquiry_deadline_wrong' },
  },
  medium: {
    type: choices(keysOf(MEDIA)),
    label: 'enquiry_medium',
    words: MEDIA,
    errors: { wrong: 'enquiry_medium_wrong' },
  },
  territory: {
    type: choice(keysOf(TERRITORIES)),
    label: 'enquiry_territory',
    words: TERRITORIES,
    errors: { wrong: 'enquiry_territory_wrong' },
  },
  duration: {
    type: choice(keysOf(DURATIONS)),
    label: 'enquiry_duration',
    words: DURATIONS,
    errors: { wrong: 'enquiry_duration_wrong' },
  },
  printRun: {
    type: choice(keysOf(PRINT_RUNS)),
    label: 'enquiry_print_run',
    words: PRINT_RUNS,
    errors: { wrong: 'enquiry_print_run_wrong' },
  },
  attachment: {
    type: files({ most: MOST_FILES, bytes: FILE_BYTES }),
    errors: { many: 'enquiry_files_many', large: 'enquiry_files_large', wrong: 'enquiry_files_wrong' },
  },
  collection: { type: token(COLLECTION_ID_LENGTH), errors: { wrong: 'enquiry_collection_wrong' } },
  terms: { type: confirmation, errors: { missing: 'enquiry_terms_missing' } },
} as const satisfies Form<keyof typeof texts>

export function enquiryRecordSchema() {
  return toStoredSchema(ENQUIRY)
    .omit({ notes: true })
    .extend({ images: z.array(z.object({ id: z.int(), note: z.string() })).default([]) })
}
export type EnquiryRecord = z.infer<ReturnType<typeof enquiryRecordSchema>>
