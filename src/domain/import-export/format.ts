import { z } from 'zod'
import { heroLink } from '#domain/editorial/editing/hero-link.ts'
import { destination, formerPath } from '#domain/redirects/model.ts'
import { settingText } from '#domain/settings/rules.ts'
import type { ListName } from './list-names.ts'
import {
  addressName,
  clientName,
  commission,
  day,
  EmbedCode,
  filled,
  Galleries,
  id,
  LONGEST_LINE,
  LONGEST_NAME,
  LONGEST_TEXT,
  languages,
  line,
  long,
  NewsPictures,
  names,
  picture,
  position,
  rating,
  ruledBy,
  services,
  share,
  slug,
  time,
  timeZone,
  weeks,
  year,
  yesNo,
} from './reading/cell-rules.ts'

// The lists of an import and an export. A column is called like its field with a capital letter; errors are keys with
// at most one parameter, which the staff application and the command turn into sentences.

/** What a list says of its record's picture besides its content. */
const marks = { pictureName: addressName, focusX: share, focusY: share }

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
    .extend({ portrait: picture, portraitId: id, portraitName: addressName })
    .extend({ availableFrom: day, availabilityConfirmedAt: time, leadTimeWeeks: weeks })
    .extend({ clients: names, books: names, awards: names, languages, timeZone, services })
    .extend({ newWorkStyles: Galleries })
    .extend({ portraitFocusX: share, portraitFocusY: share, hidden: yesNo, addedAt: time })
    .partial(),
  images: z
    .object({
      id,
      artist: slug,
      picture,
      titleDe: filled(LONGEST_LINE),
      titleEn: filled(LONGEST_LINE),
    })
    .extend({ altDe: long, altEn: long, keywordsDe: long, keywordsEn: long, galleries: Galleries })
    .extend({ client: clientName, year, commission, licensable: yesNo })
    .extend({ animation: yesNo, embedCode: EmbedCode, rating, position, hidden: yesNo, addedAt: time })
    .extend(marks)
    .partial(),
  news: z
    .object({
      id,
      titleDe: line,
      titleEn: line,
      introDe: long,
      introEn: long,
    })
    .extend({ bodyDe: long, bodyEn: long, keywordsDe: long, keywordsEn: long, metaDe: long, metaEn: long })
    .extend({ permalinkDe: slug, permalinkEn: slug, picture, pictureId: id, ...marks })
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
    .object({ picture, imageId: id, ...marks, phonePicture: picture, phonePictureId: id })
    .extend({ phonePictureName: addressName, phonePictureFocusX: share, phonePictureFocusY: share })
    .extend({
      title: filled(LONGEST_LINE),
      caption: line,
      captionEn: line,
      link: ruledBy(heroLink),
    })
    .extend({ position, hidden: yesNo })
    .partial(),
  banners: z
    .object({ address: slug, picture, pictureId: id, ...marks })
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
  redirects: z
    .object({ id, from: ruledBy(formerPath), to: ruledBy(destination), permanent: yesNo })
    .partial(),
  settings: z.object({ name: slug, textDe: ruledBy(settingText), textEn: ruledBy(settingText) }).partial(),
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
