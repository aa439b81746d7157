import { DOMParser } from '@xmldom/xmldom'
import ExifReader from 'exifreader'
import { z } from 'zod'
import { type ByLanguage, MOST_CREATORS, MOST_KEYWORDS, PictureMetadata } from './metadata-model.ts'

/** XMP of programs has some kilobytes. Histories of edits have more and say nothing of the picture. */
const LONGEST_XMP = 1_000_000
const LONGEST_TEXT = 4_000
const YEAR = /(?<!\d)(?:19|20)\d\d(?=\d{4}(?!\d)|(?!\d))/

/** Entities can grow to gigabytes; no program declares any here. */
const XML_PARSER = {
  parseFromString(xml: string, type: string) {
    if (xml.length > LONGEST_XMP || xml.includes('<!DOCTYPE')) throw new Error('That is no metadata.')
    return new DOMParser({ onError: () => {} }).parseFromString(xml, type)
  },
}

const READ_FROM_EXIF = ['ImageDescription', 'Artist', 'Copyright', 'DateTimeOriginal']

type Tags = Readonly<Record<string, unknown>>

/** The first of XMP, IPTC and EXIF with a text wins. Read strangers' bytes in a decoder's process, which can end. */
export async function readMetadata(bytes: Uint8Array): Promise<PictureMetadata | null> {
  const { xmp, iptc, exif } = readTags(bytes)
  const texts = (...tags: unknown[]) => byLanguage(firstOf(tags))
  const metadata = PictureMetadata.parse({
    titles: texts(xmp.title, iptc['Object Name']),
    altTexts: texts(xmp.AltTextAccessibility),
    descriptions: texts(xmp.description, iptc['Caption/Abstract'], exif.ImageDescription),
    keywords: partsOf(firstOf([xmp.subject, iptc.Keywords]), /[,;|]/, MOST_KEYWORDS),
    creators: partsOf(firstOf([xmp.creator, iptc['By-line'], exif.Artist]), /;/, MOST_CREATORS),
    copyright: firstOf([xmp.rights, iptc['Copyright Notice'], exif.Copyright])[0]?.text ?? '',
    year: findYear([xmp.DateCreated, iptc['Date Created'], exif.DateTimeOriginal, xmp.CreateDate]),
  })
  return saysAnything(metadata) ? metadata : null
}

function readTags(bytes: Uint8Array): Record<'xmp' | 'iptc' | 'exif', Tags> {
  const none = { xmp: {}, iptc: {}, exif: {} }
  try {
    const includeTags = { xmp: true, iptc: true, exif: READ_FROM_EXIF } as const
    const options = { expanded: true, domParser: XML_PARSER, includeTags } as const
    return { ...none, ...ExifReader.load(Buffer.from(bytes), options) }
  } catch {
    return none
  }
}

const Tag = z.object({
  value: z.unknown(),
  description: z.string().catch(''),
  attributes: z.object({ lang: z.string().catch('') }).catch({ lang: '' }),
})
type Text = { text: string; language: string }

function textsOf(tag: unknown): Text[] {
  if (Array.isArray(tag)) return tag.flatMap(textsOf)
  const { data } = Tag.safeParse(tag)
  if (!data) return []
  const inner = Array.isArray(data.value) ? data.value.flatMap(textsOf) : []
  if (inner.length > 0) return inner
  const text = data.description.slice(0, LONGEST_TEXT).trim()
  return text === '' ? [] : [{ text, language: data.attributes.lang.toLowerCase() }]
}

function firstOf(tags: readonly unknown[]): Text[] {
  return tags.map(textsOf).find((texts) => texts.length > 0) ?? []
}

/** The text for all languages is mostly a copy of the text in one of them. */
function byLanguage(texts: readonly Text[]): ByLanguage {
  const find = (is: RegExp) => texts.find(({ language }) => is.test(language))?.text ?? ''
  const [de, en, any] = [find(/^de(?![a-z])/), find(/^en(?![a-z])/), find(/^(?:x-default)?$/)]
  return { de, en, any: any === de || any === en ? '' : any }
}

/** Splits texts, since some programs write all keywords or names as one. */
function partsOf(texts: readonly Text[], between: RegExp, most: number): string[] {
  const parts = texts.flatMap(({ text }) => text.split(between)).map((part) => part.trim())
  return [...new Set(parts)].filter((part) => part !== '').slice(0, most)
}

function findYear(tags: readonly unknown[]): number | null {
  const years = tags.flatMap(textsOf).flatMap(({ text }) => YEAR.exec(text)?.[0] ?? [])
  return years[0] === undefined ? null : Number(years[0])
}

function saysAnything({ titles, altTexts, descriptions, ...rest }: PictureMetadata): boolean {
  const texts = [titles, altTexts, descriptions].flatMap((text) => Object.values(text))
  return [...texts, rest.copyright, ...rest.keywords, ...rest.creators].some(Boolean) || rest.year !== null
}
