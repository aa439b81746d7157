/** The keys are fields, the values such as `required` or `longest:120`. */
export type FieldErrors = Record<string, string>

const KNOWN = [
  'required',
  'longest',
  'smallest',
  'largest',
  'taken',
  'unknown',
  'pattern',
  'slug',
  'direction',
  'in-use',
  'not-a-player',
  'not-safe',
  'too-many',
  'loop',
  'placeholder',
  'no-address',
  'only-reads',
  'before-start',
  'over',
]
const TRANSLATED_WHEN_SHOWN = '@@react-admin@@'

function isFieldError(name: string): boolean {
  return KNOWN.includes(name)
}

export function sentenceOf(error: string): { message: string; args: { limit?: string } } {
  const [name = '', limit] = error.split(':')
  const message = `fieldErrors.${isFieldError(name) ? name : 'other'}`
  return { message, args: limit === undefined ? {} : { limit } }
}

export function toFieldErrors(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field,
      TRANSLATED_WHEN_SHOWN + JSON.stringify(sentenceOf(error)),
    ]),
  )
}
