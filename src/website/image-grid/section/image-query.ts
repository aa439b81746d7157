import { SHUFFLES } from '#domain/catalogue/image-order.ts'
import { IMAGE_ORDERS, type ImageOrder } from '#domain/catalogue/model.ts'
import { type Cursor, parseCursor } from '#domain/catalogue/paging.ts'

/** Which images of a wall a visitor asks for. */
export type ImageQuery<Order extends ImageOrder | null = ImageOrder> = {
  /** Null for the order that the images have of their own. */
  order: Order | ImageOrder
  /** Which shuffle: the one the visitor began with, as long as the cursor says so. */
  seed: number
  /** Null for the beginning. */
  cursor: Cursor | null
}

/** Where the wall begins on its page: sorting and paging lead there, with and without script. */
export const WORKS_ID = 'works'

/** Reads `?order=` and `?cursor=`. What is not one of ours counts as not said: an old or mistyped link shows the start. */
export function readImageQuery<Order extends ImageOrder | null>(
  url: string,
  defaults: { order: Order; seed: number },
): ImageQuery<Order> {
  const { searchParams } = new URL(url)
  const wanted = searchParams.get('order')
  const order: Order | ImageOrder = IMAGE_ORDERS.find((known) => known === wanted) ?? defaults.order
  const cursor = parseCursor(searchParams.get('cursor') ?? '')
  if (!cursor || cursor.seed >= SHUFFLES) return { order, seed: defaults.seed, cursor: null }
  return { order, seed: cursor.seed, cursor }
}

export function imageQueryAddress(path: string, order: ImageOrder | null, cursor: string | null): string {
  const parameters = new URLSearchParams()
  if (order) parameters.set('order', order)
  if (cursor) parameters.set('cursor', cursor)
  return `${path}${parameters.size > 0 ? `?${parameters}` : ''}#${WORKS_ID}`
}
