import { z } from 'zod'
import { isOwnPath } from '#platform/http/link-address.ts'
import {
  cleanLine,
  cleanLines,
  hasSeen,
  TURNING,
  trimUnseen,
  turnsDirection,
} from '#platform/i18n/clean-text.ts'
import { toSlug } from '#platform/i18n/slug.ts'
import { LONGEST_ADDRESS, readAddress } from '#platform/mail/email-address.ts'
import { type Form, type Kind, LARGEST_NUMBER, type ValueOf, type ValuesOf } from './kinds.ts'

// Texts are stored as typed and escaped when rendered. The message of a `refine` is the key of its error.

/** Neither PostgreSQL nor HTML allows lone surrogates or NUL. */
const SOUND = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'pattern')
/** The error says what is in the way, as nobody sees it. */
const STRAIGHT = SOUND.refine((text) => !turnsDirection(text), 'direction')
const HAS_CONTROLS = /\p{Cc}/u
const HAS_CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]/u
/** `a,,b` has an empty part, which is left out. */
const OTHER_MARKS = /[;|]|(?:^|,)\s*(?:,|$)/
const BETWEEN_KEYWORDS = /[,;|]/
const NOT_IN_A_LINE = new RegExp(`[\\p{Cc}\\u2028\\u2029${TURNING}]`, 'u')
/** The database's ids are positive and have at most nine digits. */
const FORM_ID = /^[1-9]\d{0,8}$/
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i
const ADDRESS_ERRORS = { missing: 'required', several: 'several', wrong: 'pattern' } as const
const ADDRESS_PART = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function line(longest: number) {
  return z
    .string()
    .max(longest)
    .pipe(STRAIGHT)
    .transform((text) => trimUnseen(text.trim()))
    .refine((text) => !HAS_CONTROLS.test(text), 'pattern')
}

/** Spreadsheets and other programs write semicolons and bars for commas. */
function keywordLine(longest: number) {
  return line(longest).transform((text) =>
    text !== '' && OTHER_MARKS.test(text)
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

/** The error names a URL segment that would do. */
function slug(longest: number) {
  return z
    .string()
    .min(1)
    .max(longest)
    .refine((text) => ADDRESS_PART.test(text), {
      error: ({ input }) => `slug:${toSlug(String(input), longest)}`,
    })
}

export const reference = z.int().min(1).max(LARGEST_NUMBER)
export const ownPath = (longest: number) => requiredLine(longest).refine(isOwnPath, 'pattern')

/** It is ISO 8601 with a time zone, from 1970 to 9999. */
const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 1970 && date.getUTCFullYear() < 10_000, 'pattern')

const emailAddress = z
  .string()
  .max(LONGEST_ADDRESS)
  .transform((text, context) => {
    const reading = readAddress(text)
    if (reading.outcome === 'address') return reading.address
    context.addIssue({ code: 'custom', message: ADDRESS_ERRORS[reading.outcome] })
    return z.NEVER
  })

/** The text stays as it was typed. Only addresses of the web are taken, since mail programs make links of them. */
const webAddress = (kind: Extract<Kind, { kind: 'webAddress' }>) =>
  formLine(kind).transform((text, context) => {
    if (!text) return ''
    const written = HAS_SCHEME.test(text) ? text : `https://${text}`
    const url = URL.canParse(written) ? new URL(written) : null
    if (url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username) return text
    context.addIssue({ code: 'custom', message: 'pattern' })
    return z.NEVER
  })

const token = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`), 'pattern')

/** It stays as it was typed; the default of its kind may be sent, but has to be. */
export const password = ({ shortest, longest, default: usual }: Extract<Kind, { kind: 'password' }>) =>
  z
    .string()
    .max(longest)
    .refine((text) => text === usual || text.length >= shortest, `shortest:${shortest}`)

const confirmed = z.literal(['on', 'yes', 'true', '1', true], 'required').transform(() => true)

/** Half characters become whole ones. */
function formLine({
  joinsSpaces,
  ...kind
}: Extract<Kind, { kind: 'line' | 'webAddress' }> & { joinsSpaces?: boolean }) {
  return mendedText(kind, (text) => trimUnseen(joinsSpaces ? cleanLine(text) : text.toWellFormed())).refine(
    (text) => !NOT_IN_A_LINE.test(text),
    'pattern',
  )
}

function mendedText(
  { longest, default: usual }: { longest: number; default?: unknown },
  mend: (text: string) => string,
) {
  const typed = z.string().meta({ maxLength: longest })
  if (usual !== undefined) return typed.default('').transform(mend).pipe(z.string().max(longest))
  return typed.transform(mend).pipe(z.string().refine(hasSeen, 'required').max(longest))
}

export function toSchema<const Of extends Form>(
  form: Of,
): z.ZodObject<{ [Field in keyof ValuesOf<Of>]: z.ZodType<ValuesOf<Of>[Field]> }>
export function toSchema(form: Form): z.ZodObject {
  const rules = Object.entries(form).flatMap(([name, { type }]): [string, z.ZodType][] =>
    type.kind === 'files' ? [] : [[name, toFormRule(type)]],
  )
  return z.object(Object.fromEntries(rules))
}

/** Forms send ids and numbers as texts, one choice as a text, none as nothing; invisible characters are mended. */
function toFormRule(kind: Kind): z.ZodType {
  const { default: usual } = kind
  switch (kind.kind) {
    case 'line':
      return formLine(kind)
    case 'lines':
      return mendedText(kind, cleanLines)
    case 'number':
      return z.coerce.number<number>().int().min(kind.smallest).max(kind.largest)
    case 'reference':
      return usual === null ? orNone(formId, [kind.none ?? '', '']) : formId
    case 'choice':
      return usual === null ? orNone(z.enum(kind.choices), ['']) : z.enum(kind.choices)
    case 'day':
    case 'token':
      return usual === null ? orNone(toBareRule(kind), ['']) : toBareRule(kind)
    case 'choices':
      return z.preprocess(toList, eachOnce(z.array(z.enum(kind.choices))))
    case 'references':
      return z.preprocess(toList, eachOnce(z.array(formId).max(kind.most)))
    case 'list':
      return z.preprocess(
        (value) => (value === undefined || Array.isArray(value) ? (value ?? []) : [value]),
        z.array(toFormRule(kind.of)),
      )
    default:
      return toRule(kind)
  }
}

const formId = z.union([z.string().regex(FORM_ID, 'pattern').transform(Number), z.int().positive()])

function orNone(rule: z.ZodType, none: string[]) {
  return z.union([z.literal([...new Set(none)]).transform(() => null), rule]).default(null)
}

function eachOnce<Item extends z.ZodType>(list: z.ZodArray<Item>) {
  return list.transform((all) => [...new Set(all)])
}

function toList(value: unknown): unknown {
  if (value === undefined || value === '') return []
  return Array.isArray(value) ? value.filter((one) => one !== '') : [value]
}

export function toRule<const Of extends Kind>(kind: Of): z.ZodType<ValueOf<Of>>
export function toRule(kind: Kind): z.ZodType {
  const rule = toBareRule(kind)
  if (kind.default === null) return rule.nullable().default(null)
  return kind.default === undefined ? rule : rule.default(kind.default)
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
    case 'slug':
      return slug(kind.longest)
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
        .transform((values) => [...new Set(values)])
    case 'slugs':
      return z.array(slug(kind.longest)).max(kind.most)
    case 'email':
      return emailAddress
    case 'webAddress':
      return webAddress(kind)
    case 'token':
      return token(kind.length)
    case 'password':
      return password(kind)
    case 'list':
      return z.array(toRule(kind.of))
    case 'confirmation':
      return confirmed
    case 'files':
    case 'custom':
      throw new Error(`A field of the kind ${kind.kind} needs a rule of its own.`)
  }
}
