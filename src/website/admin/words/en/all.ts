import enquiry from '#messages/enquiry.en.json' with { type: 'json' }
import { complaints } from './complaints.ts'
import { errors } from './errors.ts'
import { health } from './health.ts'
import { reactAdmin } from './react-admin.ts'
import { fields, names } from './resources.ts'
import * as screens from './screens.ts'
import { transfer } from './transfer.ts'
import { uploads } from './uploads.ts'

/** One object for each part of the staff room. */
export const words = {
  ra: reactAdmin,
  names,
  fields,
  complaints,
  errors,
  ...screens,
  uploads,
  transfer,
  health,
  enquiry,
}
