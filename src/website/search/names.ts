import { findNames, SHORTEST_FORGIVEN_IN_STYLES } from '#domain/search/find-names.ts'
import { fetchOnce } from '#platform/browser/fetch-once.ts'
import { inLanguage, type Language } from '#platform/i18n/language.ts'
import type { ArtistAnswer, GalleryAnswer } from '#site/api-answers.ts'
import { ALL_ARTISTS, ALL_GALLERIES, apiPath } from '#site/api-paths.ts'

export type Named = {
  name: string
  /** The name in the other language, for styles only. */
  otherName: string | null
  href: string
  /** Empty for an artist without one; null for a style. */
  portrait: string | null
}

export type Names = { artists: readonly Named[]; styles: readonly Named[] }

const NONE: Names = { artists: [], styles: [] }

/** Fetched once in the life of the page. @throws when they cannot be fetched. */
export async function loadNames(language: Language): Promise<Names> {
  const [artists, galleries] = await Promise.all([
    fetchOnce(apiPath(ALL_ARTISTS)),
    fetchOnce(apiPath(ALL_GALLERIES, { lang: language })),
  ])
  return { artists: readArtists(artists, language), styles: readStyles(galleries, language) }
}

/** The best come first, at most as many of each kind as the search shows. */
export function findAmong({ artists, styles }: Names, search: string): Names {
  if (search === '') return NONE
  const matching = findStyles(styles, search, ({ name }) => name)
  return {
    artists: findNames(artists, search, ({ name }) => [name]),
    // The other language is searched only where no name of this one fits.
    styles:
      matching.length > 0 ? matching : findStyles(styles, search, ({ name, otherName }) => otherName ?? name),
  }
}

function findStyles(styles: readonly Named[], search: string, nameOf: (style: Named) => string): Named[] {
  return findNames(styles, search, (style) => [nameOf(style)], SHORTEST_FORGIVEN_IN_STYLES)
}

function readArtists(answer: unknown, language: Language): Named[] {
  return entriesOf<ArtistAnswer>(answer).map((entry) => ({
    name: textOf(entry, 'Name'),
    otherName: null,
    href: inLanguage(language, textOf(entry, 'PortfolioUrl')),
    portrait: toSmall(textOf(entry, 'PortraitUrl')),
  }))
}

function readStyles(answer: unknown, language: Language): Named[] {
  return entriesOf<GalleryAnswer>(answer).map((entry) => {
    const names = [textOf(entry, 'GermanDescription'), textOf(entry, 'Description')] as const
    const [name, otherName] = language === 'de' ? names : [names[1], names[0]]
    return { name, otherName, href: inLanguage(language, `/${textOf(entry, 'GermanUrl')}`), portrait: null }
  })
}

/** The list shows them 36 pixels wide. */
function toSmall(portraitUrl: string): string {
  return portraitUrl.replace('/640/', '/320/')
}

function entriesOf<Answer>(answer: unknown): Partial<Record<keyof Answer, unknown>>[] {
  if (!Array.isArray(answer)) throw new Error('This is no list.')
  return answer.map((entry) => ({ ...entry }))
}

function textOf<Name extends string>(entry: Partial<Record<Name, unknown>>, name: Name): string {
  const value = entry[name]
  if (typeof value === 'string') return value
  throw new Error(`${name} is no text.`)
}
