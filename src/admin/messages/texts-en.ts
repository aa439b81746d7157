import type { TranslationMessages } from 'ra-core'
import english from 'ra-language-english'
import enquiry from '#messages/enquiry.en.json' with { type: 'json' }
import staff from '#messages/staff.en.json' with { type: 'json' }
import account from '#messages/staff-account.en.json' with { type: 'json' }
import reactAdmin from '#messages/staff-react-admin.en.json' with { type: 'json' }
import schedule from '#messages/staff-schedule.en.json' with { type: 'json' }
import { stateTexts } from './state-texts.ts'

export { account }

/** react-admin's texts in British spelling, and without the words of programmers. */
const ra: TranslationMessages['ra'] = overlay(english.ra, reactAdmin)

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

type Overrides<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string ? string : Overrides<Texts[Key]>
}

function overlay<Texts extends object>(texts: Texts, overrides: Overrides<Texts>): Texts {
  const replaced = new Map<string, unknown>(Object.entries(overrides))
  const entries = Object.entries(texts).map(([key, text]) => {
    const other = replaced.get(key)
    if (other === undefined) return [key, text]
    return [key, typeof other === 'object' && other !== null ? overlay(text, other) : other]
  })
  return Object.fromEntries(entries)
}
