import enquiry from '#messages/enquiry.de.json' with { type: 'json' }
import { duplicates } from './duplicates.ts'
import { errors } from './errors.ts'
import { fieldErrors } from './field-errors.ts'
import { health } from './health.ts'
import { importExport } from './import-export.ts'
import { reactAdmin } from './react-admin.ts'
import { fields, names } from './resources.ts'
import * as saving from './saving.ts'
import * as screens from './screens.ts'
import { uploads } from './uploads.ts'

/** One object for each part of the admin. */
export const messages = {
  ra: reactAdmin,
  names,
  fields,
  fieldErrors,
  errors,
  ...screens,
  ...saving,
  uploads,
  duplicates,
  importExport,
  health,
  enquiry,
}
