import { z } from 'zod'
import { altText, title } from '#platform/fields/kinds.ts'
import { cleanLine } from '#platform/i18n/clean-text.ts'

/** Nobody enters more; programs that write thousands write lists of synonyms. */
export const MOST_KEYWORDS = 60
export const MOST_CREATORS = 10
const LONGEST_KEYWORD = 60
const LONGEST_NAME = 120

/** The pattern is tried only at the beginning of each run of characters, so that long runs cost nothing. */
const EMAIL =
  /(?:(?<![\s,;|·])[\s,;|·]+|(?<![\p{L}\p{N}._%+-]))([\p{L}\p{N}._%+-]+)@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/** A text without people's e-mail addresses, which are never suggested. */
function line(longest: number) {
  return z.string().transform((text) => cleanLine(text.replace(EMAIL, ''), longest))
}

/** A name. Of an e-mail address only the first part stays, which may be somebody's name. */
const creator = z.string().transform((text) => cleanLine(text.replace(EMAIL, ' $1'), LONGEST_NAME))

function some(one: z.ZodType<string, string>, most: number) {
  return z
    .array(one)
    .max(most)
    .transform((all) => [...new Set(all)].filter((text) => text !== ''))
}

/** `any` is a text without a language; each is empty where there is none. */
function byLanguage(longest: number) {
  return z.object({ de: line(longest), en: line(longest), any: line(longest) })
}

export const PictureMetadata = z.object({
  titles: byLanguage(title.longest),
  altTexts: byLanguage(altText.longest),
  descriptions: byLanguage(altText.longest),
  keywords: some(line(LONGEST_KEYWORD), MOST_KEYWORDS),
  creators: some(creator, MOST_CREATORS),
  copyright: line(title.longest),
  year: z.int().nullable(),
})
export type PictureMetadata = z.infer<typeof PictureMetadata>
export type ByLanguage = PictureMetadata['titles']
