import { z } from 'zod'
import { cleanLine, cleanLines } from '#platform/i18n/clean-text.ts'
import { LONGEST_COMMENT, LONGEST_NAME, LONGEST_READER_KEY } from './model.ts'

/** The fields that people fill in, with the keys of the messages about them. */
const CONTRIBUTION_ERRORS = {
  name: { missing: 'deciding_name_missing', long: 'deciding_name_long' },
  text: { missing: 'deciding_text_missing', long: 'deciding_text_long' },
} as const

type Errors = typeof CONTRIBUTION_ERRORS
export type ContributionErrors = {
  [Field in keyof Errors]?: Errors[Field][keyof Errors[Field]]
}

const { name: nameErrors, text: textErrors } = CONTRIBUTION_ERRORS
const LARGEST_ID = 999_999_999

const byWhom = {
  image: z.coerce.number<number>().int().min(1).max(LARGEST_ID),
  name: z
    .string(nameErrors.missing)
    .transform((text) => cleanLine(text))
    .pipe(z.string().min(1, nameErrors.missing).max(LONGEST_NAME, nameErrors.long)),
  /** Random; with the name it is who somebody is. Empty for those whose browser runs no script. */
  reader: z.string().max(LONGEST_READER_KEY).default(''),
}
export const VoteFields = z.object({ ...byWhom, voted: z.boolean() })
export const CommentFields = z.object({
  ...byWhom,
  text: z
    .string(textErrors.missing)
    .transform(cleanLines)
    .pipe(z.string().min(1, textErrors.missing).max(LONGEST_COMMENT, textErrors.long)),
})

export type Contribution =
  | ({ kind: 'vote' } & z.infer<typeof VoteFields>)
  | ({ kind: 'comment' } & z.infer<typeof CommentFields>)

export type ReadContribution =
  | { outcome: 'read'; contribution: Contribution }
  | { outcome: 'invalid'; errors: ContributionErrors }
  /** Nothing that a person could correct. */
  | { outcome: 'malformed' }

export function readContribution(kind: Contribution['kind'], values: unknown): ReadContribution {
  if (kind === 'vote') {
    const vote = VoteFields.safeParse(values)
    return vote.success
      ? { outcome: 'read', contribution: { kind, ...vote.data } }
      : refusalOf(vote.error.issues)
  }
  const comment = CommentFields.safeParse(values)
  return comment.success
    ? { outcome: 'read', contribution: { kind, ...comment.data } }
    : refusalOf(comment.error.issues)
}

function refusalOf(issues: readonly { path: PropertyKey[]; message: string }[]): ReadContribution {
  const messageOf = <Key extends string>(field: string, known: Record<string, Key>): Key | undefined =>
    issues
      .filter(({ path }) => path[0] === field)
      .flatMap(({ message }) => Object.values(known).filter((key) => key === message))[0]
  const name = messageOf('name', nameErrors)
  const text = messageOf('text', textErrors)
  if (!name && !text) return { outcome: 'malformed' }
  return { outcome: 'invalid', errors: { ...(name ? { name } : {}), ...(text ? { text } : {}) } }
}
