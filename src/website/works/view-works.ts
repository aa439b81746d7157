import { inOrder } from '#agency/catalogue/image-order.ts'
import type { Catalogue, Image, ImageOrder } from '#agency/catalogue/model.ts'
import { pageAfter } from '#agency/catalogue/paging.ts'
import { type Tile, toTile } from '#agency/catalogue/wall/tile.ts'
import { paths } from '#agency/paths.ts'
import type { Language } from '#base/language/language.ts'
import { type ImageQuery, imageQueryAddress } from './image-query.ts'

/** A stretch of a wall of images and the addresses around it. */
export type WorksView = {
  tiles: Tile[]
  /** Address of the stretch after this one; null at the end. */
  next: string | null
  /** Address of the beginning; null where this is it. */
  start: string | null
}

type Place = {
  /** The path of the page that the wall hangs on. */
  path: string
  language: Language
  /** How many images at a time. */
  limit: number
}

/** The asked stretch of images that stand in an order of their own. */
export function viewWorks(images: readonly Image[], query: ImageQuery, place: Place): WorksView {
  return viewStretch(images, query, null, place)
}

/** The asked stretch of images, in the order that the visitor chose. */
export function viewSortedWorks(
  catalogue: Catalogue,
  images: readonly Image[],
  query: ImageQuery,
  place: Place,
): WorksView {
  return viewStretch(inOrder(catalogue, images, query.order, query.seed), query, query.order, place)
}

function viewStretch(
  images: readonly Image[],
  { cursor, seed }: ImageQuery,
  order: ImageOrder | null,
  { path, language, limit }: Place,
): WorksView {
  // Only an order of chance depends on the seed: the addresses of the others stay the same.
  const { items, next } = pageAfter(images, cursor, limit, order === 'random' ? seed : 0)
  return {
    tiles: items.map((image) => toPortfolioTile(image, language)),
    next: next === null ? null : imageQueryAddress(path, order, next),
    start: cursor === null ? null : imageQueryAddress(path, order, null),
  }
}

/** A tile that leads to its artist. */
export function toPortfolioTile(image: Image, language: Language): Tile {
  return toTile(image, language, paths.artist(language, image.artistCode))
}
