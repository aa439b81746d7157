import type { Artist, Catalogue, Gallery, Image } from '#domain/catalogue/catalogue-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toSlug } from '#platform/i18n/slug.ts'
import { site } from '#site/site.server.ts'
import { type Format, type Narrowing, NO_NARROWING } from './narrowing.ts'

export type ColourFinder = {
  /** The colours of the catalogue as `#rrggbb`; the same list while they are the same. */
  palette: () => readonly string[]
  /** The ids of the images with a visible share of the colour. */
  findHavingColour: (colour: string) => ReadonlySet<number>
}

type Traits = Narrowing

/** Colours are missing, because they are found by the pictures. */
type CatalogueTraits = {
  works: ReadonlyMap<number, Traits>
  artists: ReadonlyMap<number, Traits>
  towns: ReadonlyMap<string, Record<Language, string>>
}

/** Sides that differ by less look equal in the image grid. */
const NEARLY_SQUARE = 1.08

const cache = new WeakMap<Catalogue, CatalogueTraits>()

export function traitsOf(catalogue: Catalogue): CatalogueTraits {
  const known = cache.get(catalogue) ?? readTraits(catalogue)
  cache.set(catalogue, known)
  return known
}

function readTraits(catalogue: Catalogue): CatalogueTraits {
  const artists = new Map(catalogue.artists.map((artist) => [artist.id, artistTraits(artist)]))
  const galleries = galleriesByImage(catalogue)
  const works = catalogue.images.map((image): [number, Traits] => [
    image.id,
    {
      ...(artists.get(image.artistId) ?? NO_NARROWING),
      technik: techniquesOf(image, galleries.get(image.id) ?? []),
      format: BY_FORMAT[formatOf(image)],
      bewegt: image.animation ? MOVING : STILL,
    },
  ])
  const towns = catalogue.artists.map((artist): [string, Record<Language, string>] => [
    toTownAddress(artist.townDe),
    { de: artist.townDe, en: artist.townEn || artist.townDe },
  ])
  return { works: new Map(works), artists, towns: new Map(towns.filter(([town]) => town !== '')) }
}

/** Shared lists: a catalogue has a hundred thousand works. */
const BY_FORMAT: Record<Format, readonly string[]> = {
  landscape: ['landscape'],
  portrait: ['portrait'],
  square: ['square'],
}
const MOVING = ['ja']
const STILL = ['nein']

function artistTraits({ townDe, profile }: Artist): Traits {
  const town = toTownAddress(townDe)
  return {
    ...NO_NARROWING,
    ort: town === '' ? [] : [town],
    sprache: profile.languages,
    frei: profile.availability?.isNow ? ['ja'] : [],
  }
}

function galleriesByImage({ galleries, imagesByGallery }: Catalogue): Map<number, Gallery[]> {
  const found = new Map<number, Gallery[]>()
  for (const gallery of galleries)
    for (const { id } of imagesByGallery.get(gallery.id) ?? [])
      found.set(id, [...(found.get(id) ?? []), gallery])
  return found
}

function formatOf({ picture: { width, height } }: Pick<Image, 'picture'>): Format {
  if (width > height * NEARLY_SQUARE) return 'landscape'
  return height > width * NEARLY_SQUARE ? 'portrait' : 'square'
}

const LONGEST_TOWN = 80

/** „Köln“ is `koeln`. */
function toTownAddress(town: string): string {
  return toSlug(town, LONGEST_TOWN)
}

/** The names of techniques in lower case, as keywords have them: pictures have no field for a technique. */
const KEYS_BY_WORD: ReadonlyMap<string, string> = new Map(
  site.techniques.flatMap(({ key, name, words }) =>
    [key, name.de, name.en, ...words].map((word): [string, string] => [toKeyword(word), key]),
  ),
)

export const TECHNIQUE_KEYS: readonly string[] = site.techniques.map(({ key }) => key)

/** Lists are cached, as the works of a catalogue share few different lists of keywords. */
const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 20_000

/** The techniques that a work's keywords or styles name; a keyword must be the technique's whole name. */
function techniquesOf(
  { keywordsDe, keywordsEn }: Pick<Image, 'keywordsDe' | 'keywordsEn'>,
  galleries: readonly Pick<Gallery, 'germanUrl' | 'germanDescription' | 'description'>[],
): readonly string[] {
  const styles = galleries.map(
    ({ germanUrl, germanDescription, description }) => `${germanUrl},${germanDescription},${description}`,
  )
  const text = [keywordsDe, keywordsEn, ...styles].join(',')
  const found = known.get(text) ?? findTechniques(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, found)
  return found
}

function findTechniques(text: string): string[] {
  const named = new Set(text.split(',').flatMap((word) => KEYS_BY_WORD.get(toKeyword(word)) ?? []))
  return TECHNIQUE_KEYS.filter((key) => named.has(key))
}

function toKeyword(word: string): string {
  return word.trim().toLowerCase()
}
