import { formErrorsOf } from '#platform/fields/answers.ts'
import {
  type ErrorTextOf,
  type Form,
  type FormErrors,
  line,
  lines,
  needed,
  type ValuesOf,
  whole,
} from '#platform/fields/kinds.ts'
import { toSchema } from '#platform/fields/rules.ts'
import { LONGEST_COMMENT, LONGEST_NAME, LONGEST_READER_KEY } from './round-model.ts'

// Readers of a round send votes and comments, as two forms.

const LARGEST_ID = 999_999_999

const READER = {
  image: { type: needed(whole(1, LARGEST_ID)), errors: {} },
  name: {
    type: { ...needed(line(LONGEST_NAME)), joinsSpaces: true },
    errors: { missing: 'deciding_name_missing', long: 'deciding_name_long' },
  },
  /** A random key; key and name together identify somebody. Empty when the browser runs no script. */
  reader: { type: line(LONGEST_READER_KEY), errors: {} },
} as const
const VOTE = { ...READER, voted: { type: { kind: 'yesNo' }, errors: {} } } as const satisfies Form
const COMMENT = {
  ...READER,
  text: {
    type: needed(lines(LONGEST_COMMENT)),
    errors: { missing: 'deciding_text_missing', long: 'deciding_text_long' },
  },
} as const satisfies Form

export const Vote = toSchema(VOTE)
export const Comment = toSchema(COMMENT)

export type Contribution =
  | ({ kind: 'vote' } & ValuesOf<typeof VOTE>)
  | ({ kind: 'comment' } & ValuesOf<typeof COMMENT>)

export type ReadContribution =
  | { outcome: 'read'; contribution: Contribution }
  | { outcome: 'invalid'; errors: FormErrors<ErrorTextOf<typeof COMMENT>> }
  /** A person could not correct the error. */
  | { outcome: 'malformed' }

export function readContribution(kind: Contribution['kind'], values: unknown): ReadContribution {
  if (kind === 'vote') {
    const { data, error } = Vote.safeParse(values)
    return error ? refuse(formErrorsOf(error, VOTE)) : { outcome: 'read', contribution: { kind, ...data } }
  }
  const { data, error } = Comment.safeParse(values)
  return error ? refuse(formErrorsOf(error, COMMENT)) : { outcome: 'read', contribution: { kind, ...data } }
}

function refuse(errors: FormErrors<ErrorTextOf<typeof COMMENT>>): ReadContribution {
  return Object.keys(errors).length === 0 ? { outcome: 'malformed' } : { outcome: 'invalid', errors }
}
