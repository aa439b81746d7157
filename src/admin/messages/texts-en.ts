import type { TranslationMessages } from 'ra-core'
import english from 'ra-language-english'
import enquiry from '#messages/enquiry.en.json' with { type: 'json' }
import staff from '#messages/staff.en.json' with { type: 'json' }
import account from '#messages/staff-account.en.json' with { type: 'json' }
import reactAdmin from '#messages/staff-react-admin.en.json' with { type: 'json' }
import schedule from '#messages/staff-schedule.en.json' with { type: 'json' }
import { overlay } from './overlay.ts'
import { stateTexts } from './state-texts.ts'

export { account }

/** In British spelling, and without the words of programmers. */
const ra: TranslationMessages['ra'] = overlay(english.ra, reactAdmin)

/** One object for each part of the admin. */
export const messages = {
  ...staff,
  ...schedule,
  fields: { ...staff.fields, ...schedule.fields },
  fieldErrors: { ...staff.fieldErrors, ...schedule.fieldErrors },
  calendar: { ...staff.calendar, ...schedule.calendar },
  ra,
  inbox: { ...staff.inbox, ...stateTexts('en') },
  enquiry,
}
