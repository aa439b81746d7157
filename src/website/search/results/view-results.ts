import { type ArtistSummary, toArtistSummary } from '#domain/catalogue/artist-list.ts'
import type { Gallery } from '#domain/catalogue/catalogue-model.ts'
import { inOrder } from '#domain/catalogue/image-order.ts'
import { NO_NARROWING } from '#domain/catalogue/narrowing/narrowing.ts'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { listOneOfEachArtist } from '#domain/catalogue/spread-images.ts'
import { pictureAddress } from '#domain/imaging/imaging-model.ts'
import { findNames, isLongEnough } from '#domain/search/find-names.ts'
import type {
  FurtherChoices,
  SearchedPicture,
  SearchQuery,
  SearchResult,
  ShownWords,
} from '#domain/search/query.ts'
import { apiPath, IMAGE_SEARCH } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { toPortfolioTile, type WorksView } from '#website/image-grid/view-images.ts'
import {
  type FacetView,
  type LinkView,
  type NarrowingView,
  readKnownNarrowing,
  viewNarrowing,
} from '#website/narrowing/view-narrowing.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import {
  countFilters,
  type Filters,
  readFilters,
  resultsPath,
  resultsQuery,
  type SearchParameters,
} from './search-parameters.ts'

/** Two rows of the image grid: enough to see something, and not a second page of results. */
const IMAGES_INSTEAD = 6
/** Artists with the best images, unless names fit the words: then all of those are shown. */
const FURTHER_FACES = 8
/** No cursor of ours is longer. */
const LONGEST_CURSOR = 40
const SHOWN_WIDTH = 320
/** Parts are cropped from the variant of this width. */
const MARKED_WIDTH = 640

export type StyleLink = { name: string; href: string }

export type SearchParametersView = Exclude<SearchParameters, { kind: 'address' }> & {
  picture: PictureView | null
}

export type PictureView = {
  address: string
  alt: string | null
  /** A part can be marked in this picture; null where the server has none. */
  large: LargePicture | null
  /** The areas of a visitor's picture that were searched for besides the whole; null where there are none. */
  searched: SearchedPicture | null
}

export type LargePicture = { address: string; width: number; height: number }

export type ResultsView = {
  parameters: SearchParametersView
  filters: Filters
  narrowing: NarrowingView | null
  faces: ArtistSummary[]
  styles: StyleLink[]
  works: WorksView
  count: number
  /** False where the images are only the most similar ones. */
  isAnswered: boolean
  /** The words that the images show, where they do not show all of them. */
  shown: ShownWords | null
  hasNamed: boolean
  instead: Tile[]
}

export type SearchView =
  | ({ outcome: 'found' } & ResultsView)
  | { outcome: 'too-short'; words: string; isAsked: boolean }
  | { outcome: 'unknown' | 'expired' | 'busy' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

export async function viewResults(
  parameters: Exclude<SearchParameters, { kind: 'address' }>,
  request: PageRequest,
  url: URL,
): Promise<SearchView> {
  if (parameters.kind === 'words' && !isLongEnough(parameters.words))
    return { outcome: 'too-short', words: parameters.words, isAsked: url.searchParams.has('q') }
  const { narrowing, hasUnknown } = readKnownNarrowing(url.searchParams, request)
  const filters = { ...readFilters(url.searchParams), narrowing }
  const cursor = readCursor(url)
  const answer = await request.search.find(toQuery(parameters), {
    ...filters,
    isCounted: true,
    cursor,
    limit: site.limits.pageSize,
  })
  if (answer.outcome !== 'found') return answer
  const { result } = answer
  if (parameters.kind === 'words' && !result.isAnswered && cursor === null && countFilters(filters) === 0)
    request.search.noteUnanswered(parameters.words)
  const { language } = request
  // A part that was not searched for is ignored, in the links of the page as well.
  const known =
    parameters.kind === 'picture' ? { ...parameters, region: result.searched?.region ?? null } : parameters
  const named = countNamed(parameters, result)
  return {
    outcome: 'found',
    parameters: viewParameters(known, result.searched, request),
    filters,
    narrowing: viewFilters({ parameters: known, filters, hasUnknown, choices: result.choices }, request),
    faces: result.artists
      .slice(0, Math.max(named, FURTHER_FACES))
      .map((artist) => toArtistSummary(artist, paths.artist(language, artist.code))),
    hasNamed: named > 0,
    styles: result.galleries.map((gallery) => ({
      name: nameOf(gallery, request),
      href: paths.gallery(language, gallery.germanUrl),
    })),
    works: viewFound(result, { parameters: known, filters, cursor }, request),
    count: result.count,
    isAnswered: result.isAnswered,
    shown: result.shown,
    instead: result.images.length === 0 ? someImages(request) : [],
  }
}

function countNamed(parameters: SearchParameters, { artists }: SearchResult): number {
  return parameters.kind === 'words' ? findNames(artists, parameters.words, ({ name }) => [name]).length : 0
}

function toQuery(parameters: Exclude<SearchParameters, { kind: 'address' }>): SearchQuery {
  return parameters.kind === 'picture' ? { ...parameters, kind: 'reference' } : parameters
}

function viewParameters(
  parameters: Exclude<SearchParameters, { kind: 'address' }>,
  searched: SearchedPicture | undefined,
  { snapshot, language }: PageRequest,
): SearchParametersView {
  if (parameters.kind === 'picture') {
    const address = paths.referenceThumbnail(parameters.id)
    const hasAreas = searched !== undefined && searched.crops.length > 0
    return {
      ...parameters,
      picture: { address, alt: null, large: null, searched: hasAreas ? searched : null },
    }
  }
  const image = parameters.kind === 'like' ? snapshot.catalogue.imagesById.get(parameters.imageId) : undefined
  if (!image) return { ...parameters, picture: null }
  const { id, contentVersion, width, height } = image.picture
  const addressAt = (shown: number) => pictureAddress({ id, contentVersion }, shown)
  const alt = language === 'de' ? image.altDe : image.altEn
  const large = { address: addressAt(MARKED_WIDTH), width, height }
  return { ...parameters, picture: { address: addressAt(SHOWN_WIDTH), alt, large, searched: null } }
}

type ResultsRequest = { parameters: SearchParameters; filters: Filters; cursor: string | null }

/** The next page is the same search with a cursor, for the page and the API. */
function viewFound(
  { images, next, count }: SearchResult,
  { parameters, filters, cursor }: ResultsRequest,
  { language }: PageRequest,
): WorksView {
  const address = resultsPath(language, parameters, filters)
  const mustAnswerWords = parameters.kind !== 'address' && parameters.words !== ''
  const list = `${apiPath(IMAGE_SEARCH)}?${resultsQuery(parameters, filters)}&limit=${site.limits.pageSize}`
  return {
    tiles: images.map((image) => toPortfolioTile(image, language)),
    // Every image is a little like a picture, so the image zoom shows how many are loaded for these.
    total: mustAnswerWords ? count : images.length,
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

function someImages({ snapshot: { catalogue }, seed, language, search }: PageRequest): Tile[] {
  const images = listOneOfEachArtist(inOrder(catalogue, catalogue.images, 'random', seed), {
    order: 'random',
    most: IMAGES_INSTEAD,
    looksAlike: search.looksAlike(),
  })
  return images.map((image) => toPortfolioTile(image, language))
}

type Searched = {
  parameters: SearchParameters
  filters: Filters
  hasUnknown: boolean
  choices: FurtherChoices | null
}

function viewFilters(
  { parameters, filters, hasUnknown, choices }: Searched,
  request: PageRequest,
): NarrowingView | null {
  if (!choices) return null
  const { language } = request
  const { narrowing, gallery } = filters
  const unnarrowed = { ...filters, narrowing: NO_NARROWING }
  const without = resultsPath(language, parameters, { ...filters, gallery: null })
  const chosen: LinkView[] = gallery === null ? [] : [{ name: nameGallery(gallery, request), href: without }]
  return viewNarrowing(
    {
      address: resultsPath(language, parameters, unnarrowed),
      unit: 'image',
      narrowing,
      hasUnknown,
      current: choices,
      all: choices.all,
      waysOut: choices.waysOut,
      customFilter: {
        facet: viewGalleries(gallery, request),
        chosen,
        reset: resultsPath(language, parameters, { ...unnarrowed, gallery: null }),
        ways: chosen
          .map((link) => ({ ...link, total: choices.inAllGalleries }))
          .filter(({ total }) => total > 0),
      },
    },
    request,
  )
}

function viewGalleries(chosen: string | null, request: PageRequest): FacetView {
  const { snapshot, language } = request
  const t = translateIn(language)
  return {
    name: 'gallery',
    label: t('narrow_gallery'),
    kind: 'one',
    any: t('narrow_any_gallery'),
    choices: snapshot.catalogue.galleries.map(({ germanUrl }) => ({
      value: germanUrl,
      name: nameGallery(germanUrl, request),
      isChosen: germanUrl === chosen,
      isOff: false,
    })),
    isFull: false,
  }
}

function nameGallery(germanUrl: string, { snapshot, language }: PageRequest): string {
  const gallery = snapshot.catalogue.galleriesByUrl.get(germanUrl)
  if (!gallery) return germanUrl
  return language === 'de' ? gallery.germanDescription : gallery.description
}
