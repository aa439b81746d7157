import { z } from 'zod'
import { cleanLines } from '#platform/i18n/clean-text.ts'
import { hasSeen, TURNING, trimUnseen } from '#platform/i18n/unseen.ts'
import { LONGEST_ADDRESS, readAddress } from './email-address.ts'
import { type FieldErrors, keysOf } from './model.ts'

// Fields that several forms have. Every message is a key of the message files, for the page and the API to translate.

/** Controls, separators of lines, and what turns the direction of writing round. */
const NOT_IN_A_LINE = new RegExp(`[\\p{Cc}\\u2028\\u2029${TURNING}]`, 'u')
/** Ids are the database's: positive, at most nine digits. */
const ID = /^[1-9]\d{0,8}$/
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i

type Needed = { missing: string; wrong: string }

/** One line without controls, what nobody sees around it left out; half characters become whole ones. */
export function line(longest: number, { missing, wrong }: Needed) {
  return plainLine(missing, wrong).pipe(z.string().refine(hasSeen, missing).max(longest, wrong))
}

/** The same where nothing is fine too. */
export function optionalLine(longest: number, wrong: string) {
  return plainLine(wrong, wrong).pipe(z.string().max(longest, wrong)).default('')
}

/** Any number of lines, without controls. */
export function lines(longest: number, wrong: string) {
  return z.string(wrong).default('').transform(cleanLines).pipe(z.string().max(longest, wrong))
}

export function requiredLines(longest: number, { missing, wrong }: Needed) {
  return lines(longest, wrong).pipe(z.string().refine(hasSeen, missing))
}

export function address(errors: Needed & { several: string }) {
  return z
    .string(errors.missing)
    .max(LONGEST_ADDRESS, errors.wrong)
    .transform((text, context) => {
      const reading = readAddress(text)
      if (reading.outcome === 'address') return reading.address
      context.addIssue({ code: 'custom', message: errors[reading.outcome] })
      return z.NEVER
    })
}

/** As it was typed: people write `www.name.de`. Only web addresses are taken, since mail programs make a link of it. */
export function webAddress(longest: number, wrong: string) {
  return optionalLine(longest, wrong).transform((text, context) => {
    if (!text) return ''
    const written = HAS_SCHEME.test(text) ? text : `https://${text}`
    const url = URL.canParse(written) ? new URL(written) : null
    if (url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username) return text
    context.addIssue({ code: 'custom', message: wrong })
    return z.NEVER
  })
}

/** A choice that need not be made. */
export function choice<const Choice extends string>(choices: readonly Choice[], wrong: string) {
  return z.union([z.literal('').transform(() => null), z.enum(choices)], wrong).default(null)
}

/** A form sends an id as text, a program may send a number. */
export function id(wrong: string) {
  return z.union([z.string().regex(ID, wrong).transform(Number), z.int().positive()], wrong)
}

/** Any number of choices, each once. */
export function choices<const Choice extends string>(all: readonly Choice[], wrong: string) {
  const chosen = z.array(z.enum(all, wrong), wrong)
  return z.preprocess(
    toList,
    chosen.transform((some) => [...new Set(some)]),
  )
}

/** What a form sends under one name, once or repeatedly, in its order. */
export function list<Item extends z.ZodType>(item: Item, wrong: string) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? (value ?? []) : [value]),
    z.array(item, wrong),
  )
}

/** Any number of ids, each once. A form sends one choice as a text and none as nothing. */
export function ids(most: number, wrong: string) {
  const list = z.array(id(wrong), wrong).max(most, wrong)
  return z.preprocess(
    toList,
    list.transform((all) => [...new Set(all)]),
  )
}

/** What a ticked box sends, or a program that means the same. */
export function ticked(missing: string) {
  return z.literal(['on', 'yes', 'true', '1', true], missing).transform(() => true)
}

/** The first error of each field that has messages in `known`. */
export function errorsOf<Field extends string, Key extends string>(
  { issues }: z.core.$ZodError,
  known: Readonly<Record<Field, Readonly<Record<string, Key>>>>,
): FieldErrors<Field, Key> {
  const found: FieldErrors<Field, Key> = {}
  for (const { path, message } of issues) {
    const field = keysOf(known).find((name) => name === path[0])
    const key = field && Object.values(known[field]).find((text) => text === message)
    if (key) found[field] ??= key
  }
  return found
}

function plainLine(missing: string, wrong: string) {
  return z
    .string(missing)
    .transform((text) => trimUnseen(text.toWellFormed()))
    .refine((text) => !NOT_IN_A_LINE.test(text), wrong)
}

function toList(value: unknown): unknown {
  if (value === undefined || value === '') return []
  return Array.isArray(value) ? value.filter((one) => one !== '') : [value]
}
