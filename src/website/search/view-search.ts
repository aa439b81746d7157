import { type ArtistFace, toFace } from '#agency/catalogue/faces/artist-face.ts'
import { inOrder, oneOfEachArtist } from '#agency/catalogue/image-order.ts'
import type { Catalogue, Gallery } from '#agency/catalogue/model.ts'
import type { Tile } from '#agency/catalogue/wall/tile.ts'
import { paths } from '#agency/paths.ts'
import { findNames, isLongEnough } from '#agency/search/find-names.ts'
import { LONGEST_SEARCH } from '#agency/search/longest-search.ts'
import type { Language } from '#base/language/language.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { toPortfolioTile } from '#website/works/view-works.ts'

/** Two rows of the wall: something to look at, not a second result. */
const IMAGES_INSTEAD = 6

type StyleLink = { name: string; href: string }

export type SearchView = {
  /** What was asked for, cut to a length that can be a name; empty when nothing was. */
  query: string
  result:
    | { outcome: 'found'; faces: ArtistFace[]; styles: StyleLink[] }
    | { outcome: 'too-short' }
    /** Nothing found: some works by chance instead. */
    | { outcome: 'nothing'; tiles: Tile[] }
}

/** Answers `?q=`, a part of an artist's or a style's name. */
export function viewSearch({ snapshot, language, seed }: PageRequest, url: string): SearchView {
  const { artists, galleries } = snapshot.catalogue
  const query = readQuery(url)
  if (!isLongEnough(query)) return { query, result: { outcome: 'too-short' } }

  const faces = findNames(artists, query, (artist) => [artist.name]).map((artist) =>
    toFace(artist, paths.artist(language, artist.code)),
  )
  const styles = findStyles(galleries, query, language)
  if (faces.length === 0 && styles.length === 0) {
    const tiles = someImages(snapshot.catalogue, seed).map((image) => toPortfolioTile(image, language))
    return { query, result: { outcome: 'nothing', tiles } }
  }
  const links = styles.map(({ germanUrl, germanDescription, description }) => ({
    name: language === 'de' ? germanDescription : description,
    href: paths.gallery(language, germanUrl),
  }))
  return { query, result: { outcome: 'found', faces, styles: links } }
}

/** By the names that the page shows; only what none of them has is looked for in the other language. */
function findStyles(galleries: readonly Gallery[], query: string, language: Language): Gallery[] {
  const german = ({ germanDescription }: Gallery) => [germanDescription]
  const english = ({ description }: Gallery) => [description]
  const [own, other] = language === 'de' ? [german, english] : [english, german]
  const found = findNames(galleries, query, own)
  return found.length > 0 ? found : findNames(galleries, query, other)
}

function readQuery(url: string): string {
  const asked = new URL(url).searchParams.get('q') ?? ''
  // By characters: half of one that is made of two would be no character at all.
  return [...asked.trim()].slice(0, LONGEST_SEARCH).join('')
}

function someImages(catalogue: Catalogue, seed: number) {
  return oneOfEachArtist(inOrder(catalogue, catalogue.images, 'random', seed), IMAGES_INSTEAD)
}
