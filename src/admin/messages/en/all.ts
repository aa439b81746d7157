import enquiry from '#messages/enquiry.en.json' with { type: 'json' }
import { calendar } from './desk/calendar.ts'
import { desk } from './desk/desk.ts'
import { drafts } from './desk/drafts.ts'
import { errors } from './errors.ts'
import { fieldErrors } from './field-errors.ts'
import { health } from './health.ts'
import { duplicates } from './images/duplicates.ts'
import { images } from './images/images.ts'
import { uploads } from './images/uploads.ts'
import { importExport } from './import-export.ts'
import { inbox } from './inbox.ts'
import { reactAdmin } from './react-admin.ts'
import { fields, names } from './resources.ts'
import * as saving from './saving.ts'
import * as screens from './screens.ts'
import * as undoing from './undo.ts'

export { account } from './account.ts'

/** One object for each part of the admin. */
export const messages = {
  ra: reactAdmin,
  names,
  fields,
  fieldErrors,
  errors,
  ...screens,
  images,
  ...saving,
  ...undoing,
  inbox,
  uploads,
  desk,
  calendar,
  drafts,
  duplicates,
  importExport,
  health,
  enquiry,
}
