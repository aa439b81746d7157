import { z } from 'zod'
import type texts from '#messages/enquiry.de.json'
import { hasSeen } from '#platform/i18n/unseen.ts'
import { ENQUIRY_ERRORS } from './enquiry.ts'
import { address, ids, line, optionalLine, requiredLines, ticked, webAddress } from './form-fields.ts'
import { checkSender, type ErrorIn, type FieldErrors, LONGEST_NAME, sumOfSizes } from './model.ts'

// Everything about the form for artists, arranged as in `enquiry.ts`.

/** The fields in the order of the form, each with the keys of the messages about it. */
export const APPLICATION_ERRORS = {
  name: ENQUIRY_ERRORS.name,
  email: ENQUIRY_ERRORS.email,
  town: { wrong: 'apply_town_wrong' },
  website: { wrong: 'apply_website_wrong' },
  social: { wrong: 'apply_social_wrong' },
  styles: { wrong: 'apply_styles_wrong' },
  attachment: {
    few: 'apply_files_few',
    many: 'apply_files_many',
    oneLarge: 'apply_file_large',
    large: 'apply_files_large',
    wrong: 'apply_files_wrong',
  },
  statement: { missing: 'apply_statement_missing', wrong: 'apply_statement_wrong' },
  rights: { missing: 'apply_rights_missing' },
} as const satisfies Record<string, Record<string, keyof typeof texts>>

export type ApplicationField = keyof typeof APPLICATION_ERRORS
export type ApplicationError = ErrorIn<typeof APPLICATION_ERRORS>

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
export const APPLICATION_FILE_TYPES =
  'image/jpeg,image/png,image/webp,image/gif,image/tiff,image/avif,image/heic,.heic,.heif'

/** The form but its work samples, parsed alike for the page and the API. `styles` are ids of galleries. */
export function applicationSchema() {
  const errors = APPLICATION_ERRORS
  return z.object({
    name: line(LONGEST_NAME, errors.name),
    email: address(errors.email),
    town: optionalLine(APPLICATION_LIMITS.town, errors.town.wrong),
    website: webAddress(APPLICATION_LIMITS.website, errors.website.wrong),
    social: optionalLine(APPLICATION_LIMITS.social, errors.social.wrong),
    styles: ids(APPLICATION_LIMITS.styles, errors.styles.wrong),
    statement: requiredLines(APPLICATION_LIMITS.statement, errors.statement),
    rights: ticked(errors.rights.missing),
  })
}

/** What is stored of it. Without limits: a record stays readable when they change. */
export function applicationRecordSchema() {
  return z.object({
    name: z.string(),
    email: z.string(),
    town: z.string(),
    website: z.string(),
    social: z.string(),
    styles: z.array(z.int()),
    statement: z.string(),
  })
}
export type ApplicationRecord = z.infer<ReturnType<typeof applicationRecordSchema>>

/** What a browser knows of the form before it is sent. */
export type FilledApplication = {
  name: string
  email: string
  statement: string
  confirmed: boolean
  files: readonly { size: number }[]
}

/** The quick check before anything is sent. The server checks everything. */
export function checkApplication(filled: FilledApplication): FieldErrors<ApplicationField, ApplicationError> {
  const { statement, confirmed, files } = filled
  const found: FieldErrors<ApplicationField, ApplicationError> = checkSender(filled, APPLICATION_ERRORS)
  const aboutFiles = checkWorkSamples(files)
  if (aboutFiles) found.attachment = aboutFiles
  if (!hasSeen(statement)) found.statement = 'apply_statement_missing'
  if (statement.length > APPLICATION_LIMITS.statement) found.statement = 'apply_statement_wrong'
  if (!confirmed) found.rights = 'apply_rights_missing'
  return found
}

/** By number and size alone. */
export function checkWorkSamples(files: readonly { size: number }[]): ApplicationError | null {
  const { fewestFiles, files: most, largestFileBytes, fileBytes } = APPLICATION_LIMITS
  if (files.length < fewestFiles) return 'apply_files_few'
  if (files.length > most) return 'apply_files_many'
  if (files.some(({ size }) => size > largestFileBytes)) return 'apply_file_large'
  return sumOfSizes(files) > fileBytes ? 'apply_files_large' : null
}
