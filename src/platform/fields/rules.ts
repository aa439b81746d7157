import { z } from 'zod'
import { isOwnPath } from '#platform/http/link-address.ts'
import { toAddressPart } from '#platform/i18n/address-part.ts'
import { hasSeen, trimUnseen, turnsDirection } from '#platform/i18n/unseen.ts'
import { type Kind, LARGEST_NUMBER } from './kinds.ts'

// The rule of each kind of value. Texts are stored as typed; they are escaped when rendered. The message of a `refine` is
// the key of its error.

/** Neither PostgreSQL nor HTML allows lone surrogates or NUL. */
const SOUND = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'pattern')
/** The error says what is in the way, as nobody sees it. */
const STRAIGHT = SOUND.refine((text) => !turnsDirection(text), 'direction')
const HAS_CONTROLS = /\p{Cc}/u
const HAS_CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]/u
const OTHER_MARKS = /[;|]/
const BETWEEN_KEYWORDS = /[,;|]/
const ADDRESS_PART = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** One line, trimmed. */
export function line(longest: number) {
  return z
    .string()
    .max(longest)
    .pipe(STRAIGHT)
    .transform((text) => trimUnseen(text.trim()))
    .refine((text) => !HAS_CONTROLS.test(text), 'pattern')
}

/** Words between commas: spreadsheets and other programs write semicolons and bars. */
function keywordLine(longest: number) {
  return line(longest).transform((text) =>
    OTHER_MARKS.test(text)
      ? text
          .split(BETWEEN_KEYWORDS)
          .map((word) => word.trim())
          .filter(Boolean)
          .join(', ')
      : text,
  )
}

export function requiredLine(longest: number) {
  return line(longest).refine(hasSeen, 'required')
}

/** Several lines, trimmed, with Unix line endings. */
export function lines(longest: number) {
  return z
    .string()
    .max(longest)
    .pipe(STRAIGHT)
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .refine((text) => !HAS_CONTROLS_BUT_BREAKS.test(text), 'pattern')
}

export function requiredLines(longest: number) {
  return lines(longest).refine(hasSeen, 'required')
}

/** A URL segment: lower-case letters and digits, joined by single hyphens. The error names one that would do. */
function addressPart(longest: number) {
  return z
    .string()
    .min(1)
    .max(longest)
    .refine((text) => ADDRESS_PART.test(text), {
      error: ({ input }) => `slug:${toAddressPart(String(input), longest)}`,
    })
}

/** The id of another record. */
export const reference = z.int().min(1).max(LARGEST_NUMBER)
/** A path of this site. */
export const ownPath = (longest: number) => requiredLine(longest).refine(isOwnPath, 'pattern')

/** ISO 8601 with a time zone, from 1970 to 9999. */
const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 1970 && date.getUTCFullYear() < 10_000, 'pattern')

/** What may be written into a field of the kind. */
export function toRule(kind: Kind): z.ZodType {
  const rule = toBareRule(kind)
  if (kind.default === null) return rule.nullable().default(null)
  return kind.default === undefined ? rule : rule.default(kind.default)
}

/** A stored value of the kind as the API answers it. */
export function toAnswer(kind: Kind): z.ZodType {
  const answer = toBareAnswer(kind)
  return kind.default === null ? answer.nullable() : answer
}

function toBareAnswer(kind: Kind): z.ZodType {
  switch (kind.kind) {
    case 'number':
      return kind.isWhole ? z.int() : z.number()
    case 'yesNo':
      return z.boolean()
    case 'reference':
      return z.int()
    case 'references':
      return z.array(z.int())
    case 'choice':
      return z.enum(kind.choices)
    case 'choices':
      return z.array(z.enum(kind.choices))
    case 'addressParts':
      return z.array(z.string())
    default:
      return z.string()
  }
}

function toBareRule(kind: Kind): z.ZodType {
  const isNeeded = kind.default === undefined
  switch (kind.kind) {
    case 'line':
      return kind.isList
        ? keywordLine(kind.longest)
        : isNeeded
          ? requiredLine(kind.longest)
          : line(kind.longest)
    case 'lines':
      return isNeeded ? requiredLines(kind.longest) : lines(kind.longest)
    case 'addressPart':
      return addressPart(kind.longest)
    case 'number':
      return (kind.isWhole ? z.int() : z.number()).min(kind.smallest).max(kind.largest)
    case 'yesNo':
      return z.boolean()
    case 'day':
      return z.iso.date()
    case 'moment':
      return moment
    case 'reference':
      return reference
    case 'references':
      return z.array(reference).max(kind.most)
    case 'choice':
      return z.enum(kind.choices)
    case 'choices':
      return z
        .array(z.enum(kind.choices))
        .max(kind.choices.length)
        .transform((given) => [...new Set(given)])
    case 'addressParts':
      return z.array(addressPart(kind.longest)).max(kind.most)
    case 'own':
      throw new Error('A field of its own kind needs a rule of its own.')
  }
}
