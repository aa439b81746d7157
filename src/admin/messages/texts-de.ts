import type { TranslationMessages } from 'ra-core'
import enquiry from '#messages/enquiry.de.json' with { type: 'json' }
import staff from '#messages/staff.de.json' with { type: 'json' }
import account from '#messages/staff-account.de.json' with { type: 'json' }
import reactAdmin from '#messages/staff-react-admin.de.json' with { type: 'json' }
import schedule from '#messages/staff-schedule.de.json' with { type: 'json' }
import { stateTexts } from './state-texts.ts'

export { account }

const ra: TranslationMessages['ra'] = reactAdmin

export const messages = {
  ...staff,
  ...schedule,
  fields: { ...staff.fields, ...schedule.fields },
  fieldErrors: { ...staff.fieldErrors, ...schedule.fieldErrors },
  calendar: { ...staff.calendar, ...schedule.calendar },
  ra,
  inbox: { ...staff.inbox, ...stateTexts('de') },
  enquiry,
}
