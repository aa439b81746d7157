import type texts from '#messages/enquiry.de.json'
import { toStoredSchema } from '#platform/fields/answers.ts'
import {
  confirmation,
  type Form,
  files,
  line,
  lines,
  needed,
  references,
  webAddress,
} from '#platform/fields/kinds.ts'
import { SENDER } from './enquiry.ts'

const LONGEST_TOWN = 100
const LONGEST_WEBSITE = 300
const LONGEST_PROFILES = 300
const LONGEST_STATEMENT = 3_000
export const MOST_STYLES = 6
const FEWEST_FILES = 5
const MOST_FILES = 10
const LARGEST_FILE_BYTES = 5 * 1024 * 1024
const FILE_BYTES = 30 * 1024 * 1024

/** The file chooser uses these types; the check goes by the content. */
export const APPLICATION_FILE_TYPES =
  'image/jpeg,image/png,image/webp,image/gif,image/tiff,image/avif,image/heic,.heic,.heif'

/** `styles` are ids of galleries. */
export const APPLICATION = {
  ...SENDER,
  town: {
    type: line(LONGEST_TOWN),
    label: 'apply_town',
    width: 'one',
    autoComplete: 'address-level2',
    errors: { wrong: 'apply_town_wrong' },
  },
  website: {
    type: webAddress(LONGEST_WEBSITE),
    label: 'apply_website',
    width: 'one',
    autoComplete: 'url',
    errors: { wrong: 'apply_website_wrong' },
  },
  social: {
    type: line(LONGEST_PROFILES),
    label: 'apply_social',
    width: 'both',
    help: 'apply_social_help',
    errors: { wrong: 'apply_social_wrong' },
  },
  styles: { type: references(MOST_STYLES), label: 'apply_styles', errors: { wrong: 'apply_styles_wrong' } },
  attachment: {
    type: files({
      fewest: FEWEST_FILES,
      most: MOST_FILES,
      largestBytes: LARGEST_FILE_BYTES,
      bytes: FILE_BYTES,
    }),
    errors: {
      few: 'apply_files_few',
      many: 'apply_files_many',
      oneLarge: 'apply_file_large',
      large: 'apply_files_large',
      wrong: 'apply_files_wrong',
    },
  },
  statement: {
    type: needed(lines(LONGEST_STATEMENT)),
    label: 'apply_statement',
    width: 'both',
    help: 'apply_statement_help',
    errors: { missing: 'apply_statement_missing', wrong: 'apply_statement_wrong' },
  },
  rights: { type: confirmation, errors: { missing: 'apply_rights_missing' } },
} as const satisfies Form<keyof typeof texts>

export function applicationRecordSchema() {
  return toStoredSchema(APPLICATION)
}
