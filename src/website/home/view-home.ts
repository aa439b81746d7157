import { type ArtistSummary, toArtistSummary } from '#domain/catalogue/artist-list/artist-summary.ts'
import { inOrder, shuffled } from '#domain/catalogue/image-order.ts'
import type { Catalogue, Image, ImageOrder } from '#domain/catalogue/model.ts'
import { NO_NARROWING } from '#domain/catalogue/narrowing/narrowing.ts'
import { type LooksAlike, listOneOfEachArtist } from '#domain/catalogue/spreading/spread-images.ts'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { type ImageQuery, readImageQuery } from '#website/image-grid/section/image-query.ts'
import { toPortfolioTile, viewOrders } from '#website/image-grid/section/view-images.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { type EditorialView, viewEditorial } from './view-editorial.ts'

/** Three rows of eight on the widest window. */
const FACES = 24

export type HomeView = {
  editorial: EditorialView
  tiles: Tile[]
  order: ImageOrder
  orderAddresses: Record<ImageOrder, string>
  faces: ArtistSummary[]
}

/** The data of the home page without the layout. `url` may have the order of the works. */
export function viewHome(pageRequest: PageRequest, url: string): HomeView {
  const { snapshot, language, seed, search } = pageRequest
  const { catalogue, editorial } = snapshot
  const query = readImageQuery(url, { order: 'random', seed })
  return {
    editorial: viewEditorial(editorial, language, seed),
    tiles: homeImages(catalogue, query, search.looksAlike()).map((image) => toPortfolioTile(image, language)),
    order: query.order,
    orderAddresses: viewOrders(paths.home(language), NO_NARROWING, query),
    faces: someArtists(catalogue, language, seed),
  }
}

function homeImages(
  catalogue: Catalogue,
  { order, seed }: ImageQuery,
  looksAlike: LooksAlike,
): readonly Image[] {
  if (order === 'new') return catalogue.images.slice(0, site.limits.newestImages)
  const images = inOrder(catalogue, catalogue.images, order, seed)
  return listOneOfEachArtist(images, { order, most: site.limits.homeImages, looksAlike })
}

/** Chosen at random, sorted from A to Z. */
function someArtists(catalogue: Catalogue, language: Language, seed: number): ArtistSummary[] {
  const chosen = new Set(shuffled(catalogue.artists, seed).slice(0, FACES))
  return catalogue.artists
    .filter((artist) => chosen.has(artist))
    .map((artist) => toArtistSummary(artist, paths.artist(language, artist.code)))
}
