import { inOrder } from '#domain/catalogue/image-order.ts'
import type { Catalogue, Image, ImageOrder } from '#domain/catalogue/model.ts'
import { pageAfter } from '#domain/catalogue/paging.ts'
import { type Tile, toTile } from '#domain/catalogue/tiles/tile.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { type ImageQuery, imageQueryAddress } from './image-query.ts'

/** One page of a grid and the addresses around it. */
export type WorksView = {
  tiles: Tile[]
  /** Number of images of the whole grid. */
  total: number
  /** Address of the next page; null at the end. */
  next: string | null
  /** Address of the API for the next page; null at the end. */
  more: string | null
  /** Address of the beginning; null where this is it. */
  start: string | null
}

type Place = {
  /** The path of the page that the grid is on. */
  path: string
  /** The API's list with the same images; it may have a query. */
  list: string
  language: Language
  /** Images per page. */
  limit: number
  /** Whether all are by the artist whose page this is. */
  isHome?: boolean
}

/** The requested page of images, in the order that the visitor chose. */
export function viewSortedWorks(
  catalogue: Catalogue,
  images: readonly Image[],
  query: ImageQuery,
  place: Place,
): WorksView {
  return viewWorks(inOrder(catalogue, images, query.order, query.seed), query, place)
}

/** The requested page of images that are sorted already. */
export function viewWorks(
  images: readonly Image[],
  { cursor, seed, order }: ImageQuery<ImageOrder | null>,
  { path, list, language, limit, isHome = false }: Place,
): WorksView {
  // Only a random order depends on the seed: the addresses of the others stay the same.
  const { items, next } = pageAfter(images, cursor, limit, order === 'random' ? seed : 0)
  return {
    tiles: items.map((image) => (isHome ? toTile(image, language, null) : toPortfolioTile(image, language))),
    total: images.length,
    next: next === null ? null : imageQueryAddress(path, order, next),
    more: next === null ? null : apiAddress(list, { order, limit, cursor: next }),
    start: cursor === null ? null : imageQueryAddress(path, order, null),
  }
}

type ApiQuery = { order: ImageOrder | null; limit: number; cursor: string }

function apiAddress(list: string, { order, limit, cursor }: ApiQuery): string {
  const [path = '', query = ''] = list.split('?')
  const parameters = new URLSearchParams(query)
  if (order) parameters.set('order', order)
  parameters.set('limit', String(limit))
  parameters.set('cursor', cursor)
  return `${path}?${parameters}`
}

/** A tile with a link to its artist. */
export function toPortfolioTile(image: Image, language: Language): Tile {
  return toTile(image, language, paths.artist(language, image.artistCode))
}
