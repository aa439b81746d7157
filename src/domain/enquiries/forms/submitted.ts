import type { Form } from '#platform/fields/kinds.ts'
import { APPLICATION } from './application.ts'
import { ENQUIRY } from './enquiry.ts'
import { readUsage } from './usage.ts'

export const FORMS: Form = { ...APPLICATION, ...ENQUIRY }
const OWN_NAMES = ['artists', 'collection']
const NO_USAGE = readUsage({})
const SHOWN_FIRST = ['message', 'statement', 'images']

/** The key of a field's name as staff read it. */
export function labelOf(field: string): string {
  const label = FORMS[field]?.label
  return label && !OWN_NAMES.includes(field) ? `enquiry.${label}` : `inbox.field_${field}`
}

/** Filled fields, without those that stand above; the parts of the usage are one sentence together. */
export function isShownAlone([name, value]: [string, unknown]): boolean {
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return !isEmpty && !(name in NO_USAGE) && !SHOWN_FIRST.includes(name)
}
