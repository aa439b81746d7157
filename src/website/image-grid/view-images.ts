import {
  type Catalogue,
  IMAGE_ORDERS,
  type Image,
  type ImageOrder,
} from '#domain/catalogue/catalogue-model.ts'
import { type Cursor, inOrder, pageAfter, parseCursor, SHUFFLES } from '#domain/catalogue/image-order.ts'
import { type Narrowing, NO_NARROWING, narrowAddress } from '#domain/catalogue/narrowing/narrowing.ts'
import { type Tile, toTile } from '#domain/catalogue/read-tiles.ts'
import { type LooksAlike, spreadInOrder } from '#domain/catalogue/spread-images.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'

export type WorksView = {
  tiles: Tile[]
  total: number
  /** Null at the end. */
  next: string | null
  more: string | null
  /** Null where this is the beginning. */
  start: string | null
}

type Place = {
  path: string
  /** The API's list with the same images; it may have a query. */
  list: string
  language: Language
  limit: number
  narrowing?: Narrowing
  /** Whether all are by the artist whose page this is. */
  isHome?: boolean
}

type Narrow = (images: readonly Image[], narrowing: Narrowing) => readonly Image[]

export function viewSortedWorks(
  catalogue: Catalogue,
  query: ImageQuery,
  { narrow, looksAlike }: { narrow: Narrow; looksAlike: LooksAlike },
  place: Place,
): WorksView {
  const sorted = inOrder(catalogue, catalogue.images, query.order, query.seed)
  const left = narrow(sorted, place.narrowing ?? NO_NARROWING)
  return viewWorks(spreadInOrder(left, query.order, looksAlike), query, place)
}

export function viewWorks(
  images: readonly Image[],
  { cursor, seed, order }: ImageQuery<ImageOrder | null>,
  { path, list, language, limit, narrowing = NO_NARROWING, isHome = false }: Place,
): WorksView {
  // Only a random order depends on the seed: the addresses of the others stay the same.
  const { items, next } = pageAfter(images, cursor, limit, order === 'random' ? seed : 0)
  return {
    tiles: items.map((image) => (isHome ? toTile(image, language, null) : toPortfolioTile(image, language))),
    total: images.length,
    next: next === null ? null : narrowAddress(imageQueryAddress(path, order, { cursor: next }), narrowing),
    more: next === null ? null : narrowAddress(apiAddress(list, { order, limit, cursor: next }), narrowing),
    start: cursor === null ? null : narrowAddress(imageQueryAddress(path, order), narrowing),
  }
}

/** In a random order, its own link leads to another random one. */
export function viewOrders(
  path: string,
  narrowing: Narrowing,
  { order: current, seed }: Pick<ImageQuery<ImageOrder | null>, 'order' | 'seed'>,
): Record<ImageOrder, string> {
  const shuffle = current === 'random' ? (seed + 1) % SHUFFLES : null
  return {
    random: narrowAddress(imageQueryAddress(path, 'random', { shuffle }), narrowing),
    alpha: narrowAddress(imageQueryAddress(path, 'alpha'), narrowing),
    new: narrowAddress(imageQueryAddress(path, 'new'), narrowing),
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

export function toPortfolioTile(image: Image, language: Language): Tile {
  return toTile(image, language, paths.artist(language, image.artistCode))
}

export type ImageQuery<Order extends ImageOrder | null = ImageOrder> = {
  /** Null for the images' own order. */
  order: Order | ImageOrder
  /** The shuffle's seed, from the cursor or the address. */
  seed: number
  cursor: Cursor | null
}

export const WORKS_ID = 'works'

/** Names one of few shuffles, so that the response cache has room for all. */
const SHUFFLE = 'shuffle'

export function readImageQuery<Order extends ImageOrder | null>(
  url: string,
  defaults: { order: Order; seed: number },
): ImageQuery<Order> {
  const { searchParams } = new URL(url)
  const wanted = searchParams.get('order')
  const order: Order | ImageOrder = IMAGE_ORDERS.find((known) => known === wanted) ?? defaults.order
  const cursor = parseCursor(searchParams.get('cursor') ?? '')
  if (cursor && cursor.seed < SHUFFLES) return { order, seed: cursor.seed, cursor }
  return { order, seed: readShuffle(searchParams) ?? defaults.seed, cursor: null }
}

function readShuffle(parameters: URLSearchParams): number | null {
  const value = parameters.get(SHUFFLE) ?? ''
  return /^\d{1,3}$/.test(value) && Number(value) < SHUFFLES ? Number(value) : null
}

/** `path` may have a query. */
export function imageQueryAddress(
  path: string,
  order: ImageOrder | null,
  { cursor = null, shuffle = null }: { cursor?: string | null; shuffle?: number | null } = {},
): string {
  const parameters = new URLSearchParams()
  if (order) parameters.set('order', order)
  if (shuffle !== null) parameters.set(SHUFFLE, String(shuffle))
  if (cursor) parameters.set('cursor', cursor)
  const added = parameters.size > 0 ? `${path.includes('?') ? '&' : '?'}${parameters}` : ''
  return `${path}${added}#${WORKS_ID}`
}
