import { type Focus, focusOf } from '#domain/imaging/imaging-model.ts'
import { inLanguage, type Language } from '#platform/i18n/language.ts'
import type { FieldOf, ImageAnswer } from '#site/api-answers.ts'
import type { Image } from './catalogue-model.ts'

const VERSION = /[?&]v=([\w-]+)/

/** Reads images of the API (docs/specification.md, Entities), and throws when the response is not a list of them. */
export function readTiles(response: unknown, language: Language): Tile[] {
  if (!Array.isArray(response)) throw new Error('These are no images.')
  return response.map((entry) => readTile(entry, language))
}

type Fields = Pick<ReadonlyMap<keyof ImageAnswer, unknown>, 'get'>

function readTile(entry: unknown, language: Language): Tile {
  const fields: Fields = new Map<string, unknown>(Object.entries(entry ?? {}))
  const text = (name: FieldOf<ImageAnswer, string | null>) => expected(fields.get(name), 'string', name)
  const number = (name: FieldOf<ImageAnswer, number>) => expected(fields.get(name), 'number', name)
  const isGerman = language === 'de'
  return {
    id: number('Id'),
    contentVersion: VERSION.exec(text('FullSrc'))?.[1] ?? '',
    width: number('Width'),
    height: number('Height'),
    dominantColour: text('Ground'),
    ...readFocus(fields),
    title: text(isGerman ? 'Title' : 'TitleEn'),
    alt: text(isGerman ? 'Alt' : 'AltEn'),
    artistId: number('ArtistId'),
    artistName: text('ArtistName'),
    artistCode: text('PortfolioUrl').split('/').at(-1) ?? '',
    href: inLanguage(language, text('PortfolioUrl')),
    animation: fields.get('Animation') === true,
    embedCode: fields.get('EmbedCode') === null ? null : text('EmbedCode'),
  }
}

function readFocus(fields: Fields): Pick<Tile, 'focus'> {
  const [x, y] = [fields.get('FocusX'), fields.get('FocusY')]
  return typeof x === 'number' && typeof y === 'number' ? { focus: { x, y } } : {}
}

type Kinds = { string: string; number: number }

function expected<Kind extends keyof Kinds>(value: unknown, kind: Kind, name: string): Kinds[Kind] {
  if (isOf(value, kind)) return value
  throw new Error(`This is no image: ${name} is no ${kind}.`)
}

function isOf<Kind extends keyof Kinds>(value: unknown, kind: Kind): value is Kinds[Kind] {
  return typeof value === kind
}

/** The part of an image that a grid shows, and that is sent to the browser. */
export type Tile = {
  id: number
  contentVersion: string
  width: number
  height: number
  dominantColour: string
  focus?: Focus
  title: string
  alt: string
  artistId: number
  artistName: string
  artistCode: string
  /** Link of the artist's name; null on the artist's own page. */
  href: string | null
  animation: boolean
  embedCode: string | null
}

export function toTile(image: Image, language: Language, href: string | null): Tile {
  const { contentVersion, width, height, dominantColour } = image.picture
  const isGerman = language === 'de'
  return {
    id: image.id,
    contentVersion,
    width,
    height,
    dominantColour,
    ...focusOf(image.picture),
    title: isGerman ? image.titleDe : image.titleEn,
    alt: isGerman ? image.altDe : image.altEn,
    artistId: image.artistId,
    artistName: image.artistName,
    artistCode: image.artistCode,
    href,
    animation: image.animation,
    embedCode: image.embedCode,
  }
}
