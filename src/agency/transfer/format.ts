import { z } from 'zod'
import { readEmbedCode } from '#agency/catalogue/embed-code.ts'
import type { ListName } from './list-names.ts'

// The lists of an import and an export. A column is called like its field with a capital letter; complaints are keys with
// at most one parameter, which the staff room and the command turn into sentences.

/** Ids that the database can have. */
const LARGEST_ID = 2_147_483_647
const LONGEST_NAME = 120
const LONGEST_CODE = 80
const LONGEST_LINE = 300
const LONGEST_TEXT = 20_000
const BEST_RATING = 100

const text = (longest: number) => z.string().max(longest, `longest:${longest}`).refine(hasNoNul, 'pattern')
const filled = (longest: number) => text(longest).refine((value) => value.trim() !== '', 'required')
const line = text(LONGEST_LINE)
const long = text(LONGEST_TEXT)
const slug = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'pattern')
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
const id = optional(whole(1, LARGEST_ID))
const rating = optional(whole(0, BEST_RATING))
const position = optional(whole(-LARGEST_ID, LARGEST_ID))
const YES = ['yes', 'ja', 'true', '1', 'x']
const NO = ['no', 'nein', 'false', '0']
const yesNo = optional(
  z
    .string()
    .trim()
    .toLowerCase()
    .refine((value) => [...YES, ...NO].includes(value), 'pattern')
    .transform((value) => YES.includes(value)),
)
const time = optional(
  z
    .string()
    .trim()
    .refine((value) => /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)), 'pattern')
    .transform((value) => new Date(value)),
)
/** A file in pictures/, or a recipe in braces. */
const picture = optional(
  z
    .string()
    .trim()
    .refine((value) => value.startsWith('{') || isPictureName(value), 'pattern'),
)
const addressName = optional(
  z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9-]{0,150}[.](jpg|png|webp)$/, 'pattern'),
)

const Galleries = z.string().transform((value) => [...new Set(value.split(/[\s,|]+/).filter(Boolean))].sort())

const NewsPictures = z
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
        AltDe: z.string(),
        AltEn: z.string(),
      }),
      'pattern',
    ),
  )

const EmbedCode = z
  .string()
  .refine((value) => value === '' || readEmbedCode(value) !== null, 'not-a-player')
  .transform((value) => value || null)

/** Every list by its file's name without ending, in the order in which they are read. Columns are in the order shown. */
export const LISTS = {
  galleries: z
    .object({
      id,
      germanUrl: slug,
      description: filled(LONGEST_NAME),
      germanDescription: filled(LONGEST_NAME),
    })
    .extend({ introDe: long, introEn: long, titleDe: line, titleEn: line, metaDe: line, metaEn: line })
    .extend({ headingDe: line, headingEn: line, hidden: yesNo })
    .partial(),
  artists: z
    .object({ id, code: slug, name: filled(LONGEST_NAME), sortName: filled(LONGEST_NAME) })
    .extend({ townDe: line, townEn: line, bioDe: long, bioEn: long })
    .extend({ portrait: picture, portraitId: id, hidden: yesNo, addedAt: time })
    .partial(),
  images: z
    .object({ id, artist: slug, picture, titleDe: filled(LONGEST_LINE), titleEn: filled(LONGEST_LINE) })
    .extend({ altDe: long, altEn: long, keywordsDe: long, keywordsEn: long, galleries: Galleries })
    .extend({ animation: yesNo, embedCode: EmbedCode, rating, position, hidden: yesNo, addedAt: time })
    .partial(),
  news: z
    .object({
      id,
      titleDe: filled(LONGEST_LINE),
      titleEn: filled(LONGEST_LINE),
      introDe: long,
      introEn: long,
    })
    .extend({ bodyDe: long, bodyEn: long, keywordsDe: long, keywordsEn: long, metaDe: long, metaEn: long })
    .extend({ permalinkDe: slug, permalinkEn: slug, picture, pictureId: id, pictureName: addressName })
    .extend({
      imageAltDe: long,
      imageAltEn: long,
      rating,
      publishedAt: time,
      hidden: yesNo,
      images: NewsPictures,
    })
    .partial(),
  heroes: z
    .object({ picture, imageId: id, phonePicture: picture, phonePictureId: id, title: filled(LONGEST_LINE) })
    .extend({
      caption: line,
      captionEn: line,
      link: z
        .string()
        .trim()
        .regex(/^\/[^/]/, 'pattern'),
    })
    .extend({ position, hidden: yesNo })
    .partial(),
  banners: z
    .object({ address: slug, picture, pictureId: id, pictureName: addressName })
    .extend({ textDe: long, titleDe: line, altDe: line, textEn: long, titleEn: line, altEn: line })
    .partial(),
  testimonials: z
    .object({
      id,
      deText: filled(LONGEST_TEXT),
      enText: filled(LONGEST_TEXT),
      deCredit: line,
      enCredit: line,
    })
    .extend({ hidden: yesNo })
    .partial(),
} as const

export type ListRow<Name extends ListName> = z.infer<(typeof LISTS)[Name]>

/** The columns of a list as its first line names them. */
export function columnsOf(list: ListName): string[] {
  return Object.keys(LISTS[list].shape).map(toColumn)
}

/** `titleDe` is the column TitleDe. */
export function toColumn(field: string): string {
  return field.slice(0, 1).toUpperCase() + field.slice(1)
}

export function toField(column: string): string {
  return column.slice(0, 1).toLowerCase() + column.slice(1)
}

/** Names a file in one folder and nothing beyond it, on any system. */
export function isPictureName(name: string): boolean {
  return /^[^./\\:\p{C}][^/\\:\p{C}]{0,199}$/u.test(name)
}

function hasNoNul(value: string): boolean {
  return !value.includes('\0')
}
