import { SHUFFLES } from '#domain/catalogue/image-order.ts'
import { IMAGE_ORDERS, type ImageOrder } from '#domain/catalogue/model.ts'
import { type Cursor, parseCursor } from '#domain/catalogue/paging.ts'

/** The order and position in a grid that an address asks for. */
export type ImageQuery<Order extends ImageOrder | null = ImageOrder> = {
  /** Null for the images' own order. */
  order: Order | ImageOrder
  /** Seed of the shuffle: that of the cursor, or of the address. */
  seed: number
  /** Null for the beginning. */
  cursor: Cursor | null
}

/** Id of the grid on its page: links for sorting and paging lead there. */
export const WORKS_ID = 'works'

/** Names one of few shuffles, so that the response cache has room for all. */
const SHUFFLE = 'shuffle'

/** Parses `?order=`, `?shuffle=` and `?cursor=`. Invalid values are ignored: an old or mistyped link shows the start. */
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
  const given = parameters.get(SHUFFLE) ?? ''
  return /^\d{1,3}$/.test(given) && Number(given) < SHUFFLES ? Number(given) : null
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
