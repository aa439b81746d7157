import { z } from 'zod'
import * as limits from '#domain/catalogue/editing/limits.ts'
import { readEmbedCode } from '#domain/catalogue/embed-code.ts'
import { COMMISSIONS, SERVICES } from '#domain/catalogue/profile/profile.ts'
import { SPOKEN_LANGUAGES } from '#domain/catalogue/profile/spoken-languages.ts'
import { isTimeZone } from '#domain/catalogue/profile/time-zone.ts'
import { toAddressPart } from '#platform/i18n/address-part.ts'
import { hasSeen, turnsDirection } from '#platform/i18n/unseen.ts'
import * as days from './day-rules.ts'

// What may stand in a cell, by kinds of columns.

/** Ids that the database can have. */
const LARGEST_ID = 2_147_483_647
export const LONGEST_NAME = 120
const LONGEST_CODE = 80
export const LONGEST_LINE = 300
export const LONGEST_TEXT = 20_000
const BEST_RATING = 100

const IS_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

const text = (longest: number) =>
  z
    .string()
    .max(longest, `longest:${longest}`)
    .refine(hasNoNul, 'pattern')
    .refine((value) => !turnsDirection(value), 'direction')
export const filled = (longest: number) => text(longest).refine(hasSeen, 'required')
export const line = text(LONGEST_LINE)
export const long = text(LONGEST_TEXT)
/** A part of an address; the error goes with one that would do. */
export const slug = z
  .string()
  .trim()
  .refine((value) => IS_SLUG.test(value), {
    error: ({ input }) => `slug:${toAddressPart(String(input), LONGEST_CODE)}`,
  })
  .max(LONGEST_CODE, `longest:${LONGEST_CODE}`)
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const whole = (smallest: number, largest: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,10}$/, 'pattern')
    .transform(Number)
    .refine((value) => value >= smallest, `smallest:${smallest}`)
    .refine((value) => value <= largest, `largest:${largest}`)
export const id = optional(whole(1, LARGEST_ID))
export const rating = optional(whole(0, BEST_RATING))
export const position = optional(whole(-LARGEST_ID, LARGEST_ID))
/** Excel writes its own words for them in the language that it speaks. */
const YES = ['yes', 'ja', 'true', 'wahr', '1', 'x']
const NO = ['no', 'nein', 'false', 'falsch', '0']
export const yesNo = optional(
  z
    .string()
    .trim()
    .toLowerCase()
    .refine((value) => [...YES, ...NO].includes(value), 'pattern')
    .transform((value) => YES.includes(value)),
)
export const day = optional(days.day)
export const time = optional(days.time)
export const weeks = optional(whole(1, limits.LONGEST_LEAD_TIME_WEEKS))
export const year = optional(whole(limits.EARLIEST_YEAR, limits.LATEST_YEAR))
export const clientName = text(limits.LONGEST_NAME)
/** One a line. */
export const names = text(limits.LONGEST_NAMES).transform((value) => value.replaceAll(/\r\n?/g, '\n').trim())
export const timeZone = z
  .string()
  .trim()
  .refine((value) => value === '' || isTimeZone(value), 'pattern')
export const commission = optional(z.string().trim().pipe(z.enum(COMMISSIONS, 'pattern')))
const someOf = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  z
    .string()
    .transform((value) => [...new Set(value.split(/[\s,|]+/).filter(Boolean))])
    .pipe(z.array(z.enum(choices, 'pattern'), 'pattern'))
export const languages = someOf(SPOKEN_LANGUAGES)
export const services = someOf(SERVICES)
/** A share of a picture's width or height. */
export const share = optional(
  z
    .string()
    .trim()
    .regex(/^\d([.,]\d{1,20})?(e-\d{1,3})?$/i, 'pattern')
    .transform((value) => Number(value.replace(',', '.')))
    .refine((value) => value <= 1, 'largest:1'),
)
/** A text as the staff application takes it; what is wrong with it is its form, or what nobody sees in it. */
export const ruledBy = (rule: z.ZodType<string, string>) =>
  z.string().transform((value, context) => {
    const reading = rule.safeParse(value)
    if (reading.success) return reading.data
    context.addIssue(turnsDirection(value) ? 'direction' : 'pattern')
    return z.NEVER
  })
/** A file in pictures/. */
export const picture = optional(z.string().trim().refine(isPictureName, 'pattern'))
export const addressName = optional(
  z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9-]{0,150}[.](jpg|png|webp)$/, 'pattern'),
)

/** Addresses in any order, each once. */
export const Galleries = z
  .string()
  .transform((value) => [...new Set(value.split(/[\s,|]+/).filter(Boolean))].sort())

export const NewsPictures = z
  .string()
  .transform((value, context) => {
    try {
      const parsed: unknown = value.trim() === '' ? [] : JSON.parse(value)
      return parsed
    } catch {
      context.addIssue('pattern')
      return z.NEVER
    }
  })
  .pipe(
    z.array(
      z.object({
        Picture: z.string(),
        PictureId: z.int().positive().optional(),
        PictureName: z.string().optional(),
        FocusX: z.number().min(0).max(1).optional(),
        FocusY: z.number().min(0).max(1).optional(),
        AltDe: z.string(),
        AltEn: z.string(),
      }),
      'pattern',
    ),
  )

export const EmbedCode = z
  .string()
  .refine((value) => value === '' || readEmbedCode(value) !== null, 'not-a-player')
  .transform((value) => value || null)

/** Names a file in one folder and nothing beyond it, on any system. */
export function isPictureName(name: string): boolean {
  return /^[^./\\:\p{C}][^/\\:\p{C}]{0,199}$/u.test(name)
}

function hasNoNul(value: string): boolean {
  return !value.includes('\0')
}
