import { inOrder } from '#domain/catalogue/image-order.ts'
import type { Catalogue, Image, ImageOrder } from '#domain/catalogue/model.ts'
import { pageAfter } from '#domain/catalogue/paging.ts'
import { type Tile, toTile } from '#domain/catalogue/tiles/tile.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { type ImageQuery, imageQueryAddress } from './image-query.ts'

/** A stretch of a wall of images and the addresses around it. */
export type WorksView = {
  tiles: Tile[]
  /** How many images hang on the whole wall. */
  total: number
  /** Address of the stretch after this one; null at the end. */
  next: string | null
  /** Where the API tells what comes after this stretch; null at the end. */
  more: string | null
  /** Address of the beginning; null where this is it. */
  start: string | null
}

type Place = {
  /** The path of the page that the wall hangs on. */
  path: string
  /** The address of the API with the same images; it may have a query. */
  list: string
  language: Language
  /** How many images at a time. */
  limit: number
  /** Whether all are by the artist whose page this is. */
  isHome?: boolean
}

/** The asked stretch of images, in the order that the visitor chose. */
export function viewSortedWorks(
  catalogue: Catalogue,
  images: readonly Image[],
  query: ImageQuery,
  place: Place,
): WorksView {
  return viewWorks(inOrder(catalogue, images, query.order, query.seed), query, place)
}

/** The asked stretch of images that stand in the asked order already. */
export function viewWorks(
  images: readonly Image[],
  { cursor, seed, order }: ImageQuery<ImageOrder | null>,
  { path, list, language, limit, isHome = false }: Place,
): WorksView {
  // Only an order of chance depends on the seed: the addresses of the others stay the same.
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

/** A tile that leads to its artist. */
export function toPortfolioTile(image: Image, language: Language): Tile {
  return toTile(image, language, paths.artist(language, image.artistCode))
}
