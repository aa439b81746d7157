import type texts from '#messages/mail-form.de.json'
import { email, type Form, line, lines, needed } from '#platform/fields/kinds.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { LONGEST_NAME } from './enquiry.ts'

export const LONGEST_MESSAGE = 500
const LONGEST_ID = 100

export const COLLECTION_EMAIL = {
  id: { type: needed(line(LONGEST_ID)), errors: { missing: 'letter_id_missing' } },
  to: {
    type: email,
    label: 'letter_to',
    // The browser's owner is not who this goes to.
    autoComplete: 'off',
    width: 'both',
    errors: {
      missing: 'letter_to_missing',
      several: 'letter_address_several',
      wrong: 'letter_address_wrong',
    },
  },
  name: {
    type: needed(line(LONGEST_NAME)),
    label: 'letter_name',
    autoComplete: 'name',
    errors: { missing: 'letter_name_missing', wrong: 'letter_name_wrong' },
  },
  email: {
    type: email,
    label: 'letter_email',
    help: 'letter_email_help',
    autoComplete: 'email',
    errors: {
      missing: 'letter_email_missing',
      several: 'letter_address_several',
      wrong: 'letter_address_wrong',
    },
  },
  message: {
    type: lines(LONGEST_MESSAGE),
    label: 'letter_message',
    help: 'letter_message_help',
    width: 'both',
    errors: { wrong: 'letter_message_wrong' },
  },
  lang: { type: { kind: 'choice', choices: LANGUAGES }, errors: { wrong: 'letter_lang_wrong' } },
} as const satisfies Form<keyof typeof texts>
