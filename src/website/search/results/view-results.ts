import { type ArtistFace, toFace } from '#domain/catalogue/artist-list/artist-summary.ts'
import { inOrder, oneOfEachArtist } from '#domain/catalogue/image-order.ts'
import type { Gallery } from '#domain/catalogue/model.ts'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { pictureAddress } from '#domain/imaging/model.ts'
import { findNames, isLongEnough } from '#domain/search/find-names.ts'
import type { SearchQuery, SearchResult } from '#domain/search/query.ts'
import { apiPath, IMAGE_SEARCH } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { toPortfolioTile, type WorksView } from '#website/image-grid/section/view-images.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { ROW_OF_FACES } from './artist-row.ts'
import { nameColour } from './filters/colour-names.ts'
import { type Asked, type Filters, readFilters, resultsAddress, resultsQuery } from './search-parameters.ts'

/** Two rows of the wall: something to look at, not a second result. */
const IMAGES_INSTEAD = 6
/** No cursor of ours is longer. */
const LONGEST_CURSOR = 40
/** The image that others shall be like stands beside them, a column wide. */
const SHOWN_WIDTH = 320

export type StyleLink = { name: string; href: string }

/** What was asked for, as the page shows it. */
export type AskedView = Asked & { picture: { address: string; alt: string | null } | null }

/** What the results can be narrowed by. */
export type Choices = {
  galleries: { value: string; name: string }[]
  colours: { value: string; name: string }[]
}

export type ResultsView = {
  asked: AskedView
  filters: Filters
  choices: Choices
  faces: ArtistFace[]
  styles: StyleLink[]
  works: WorksView
  /** Some works by chance, where nothing was found. */
  instead: Tile[]
}

export type SearchView =
  | ({ outcome: 'found' } & ResultsView)
  /** Not enough was asked for. */
  | { outcome: 'too-short'; words: string }
  | { outcome: 'unknown' | 'expired' }

/** Answers what is asked for, narrowed as the address says. */
export async function viewResults(
  asked: Exclude<Asked, { kind: 'address' }>,
  request: PageRequest,
  url: URL,
): Promise<SearchView> {
  if (asked.kind === 'words' && !isLongEnough(asked.words))
    return { outcome: 'too-short', words: asked.words }
  const filters = readFilters(url.searchParams)
  const cursor = readCursor(url)
  const answer = await request.search.find(toQuery(asked), {
    ...toOptions(filters),
    cursor,
    limit: site.limits.pageSize,
  })
  if (answer.outcome !== 'found') return answer
  const { result } = answer
  const { language } = request
  const isEmpty = result.images.length === 0 && result.artists.length === 0
  return {
    outcome: 'found',
    asked: viewAsked(asked, request),
    filters,
    choices: viewChoices(request),
    faces: viewFaces(asked, result, request),
    styles: result.galleries.map((gallery) => ({
      name: nameOf(gallery, request),
      href: paths.gallery(language, gallery.germanUrl),
    })),
    works: viewFound(result, { asked, filters, cursor }, request),
    instead: isEmpty ? someImages(request) : [],
  }
}

/** All whose names were asked for, else the row of those with the best images. */
function viewFaces(asked: Asked, { artists }: SearchResult, { language }: PageRequest): ArtistFace[] {
  const named = asked.kind === 'words' ? findNames(artists, asked.words, ({ name }) => [name]).length : 0
  return artists
    .slice(0, Math.max(named, ROW_OF_FACES))
    .map((artist) => toFace(artist, paths.artist(language, artist.code)))
}

function toOptions({ colour, ...filters }: Filters) {
  return { ...filters, colour: colour === null ? null : `#${colour}` }
}

function toQuery(asked: Exclude<Asked, { kind: 'address' }>): SearchQuery {
  return asked.kind === 'picture' ? { kind: 'reference', id: asked.id } : asked
}

function viewAsked(asked: Asked, { snapshot, language }: PageRequest): AskedView {
  if (asked.kind === 'picture')
    return { ...asked, picture: { address: paths.referenceThumbnail(asked.id), alt: null } }
  const image = asked.kind === 'like' ? snapshot.catalogue.imagesById.get(asked.imageId) : undefined
  if (!image) return { ...asked, picture: null }
  const { id, contentVersion } = image.picture
  const alt = language === 'de' ? image.altDe : image.altEn
  return { ...asked, picture: { address: pictureAddress({ id, contentVersion }, SHOWN_WIDTH), alt } }
}

function viewChoices(request: PageRequest): Choices {
  const { snapshot, language, search } = request
  return {
    galleries: snapshot.catalogue.galleries.map((gallery) => ({
      value: gallery.germanUrl,
      name: nameOf(gallery, request),
    })),
    colours: search.palette().map((colour) => ({
      value: colour.slice(1),
      name: nameColour(colour, language),
    })),
  }
}

type Question = { asked: Asked; filters: Filters; cursor: string | null }

/** The stretch that was found; what comes after it is the same question with a cursor, for the page and the API. */
function viewFound(
  { images, next }: SearchResult,
  { asked, filters, cursor }: Question,
  { language }: PageRequest,
): WorksView {
  const address = resultsAddress(language, asked, filters)
  const list = `${apiPath(IMAGE_SEARCH)}?${resultsQuery(asked, filters)}&limit=${site.limits.pageSize}`
  return {
    tiles: images.map((image) => toPortfolioTile(image, language)),
    // How many there are in all nobody counts: the zoom says how many are here.
    total: images.length,
    next: next === null ? null : `${address}&cursor=${next}`,
    more: next === null ? null : `${list}&cursor=${next}`,
    start: cursor === null ? null : address,
  }
}

function readCursor({ searchParams }: URL): string | null {
  const cursor = searchParams.get('cursor')
  return cursor !== null && cursor.length <= LONGEST_CURSOR ? cursor : null
}

function nameOf({ germanDescription, description }: Gallery, { language }: PageRequest): string {
  return language === 'de' ? germanDescription : description
}

function someImages({ snapshot: { catalogue }, seed, language }: PageRequest): Tile[] {
  const images = oneOfEachArtist(inOrder(catalogue, catalogue.images, 'random', seed), IMAGES_INSTEAD)
  return images.map((image) => toPortfolioTile(image, language))
}
