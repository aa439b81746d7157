/** What the API finds wrong with each field: `required`, `longest:120`. */
export type Complaints = Record<string, string>

const KNOWN = [
  'required',
  'longest',
  'smallest',
  'largest',
  'taken',
  'unknown',
  'pattern',
  'in-use',
  'not-a-player',
  'not-safe',
  'too-many',
  'loop',
]
/** How react-admin marks a message that is translated, with its values, only when it is shown. */
const TRANSLATED_WHEN_SHOWN = '@@react-admin@@'

/** The words' key and values of a complaint. One that this program does not know yet still says that something is wrong. */
export function sentenceOf(complaint: string): { message: string; args: { limit?: string } } {
  const [name = '', limit] = complaint.split(':')
  const message = `complaints.${KNOWN.includes(name) ? name : 'other'}`
  return { message, args: limit === undefined ? {} : { limit } }
}

/** What a form sets beside its fields: complaints that turn with the language. */
export function toFieldErrors(complaints: Complaints): Record<string, string> {
  return Object.fromEntries(
    Object.entries(complaints).map(([field, complaint]) => [
      field,
      TRANSLATED_WHEN_SHOWN + JSON.stringify(sentenceOf(complaint)),
    ]),
  )
}
