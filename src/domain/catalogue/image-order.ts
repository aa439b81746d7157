import type { Catalogue, Image, ImageOrder } from './catalogue-model.ts'

/** Number of different shuffles: few enough to cache, enough that no visitor notices a repetition. */
export const SHUFFLES = 32
export const SHUFFLE_SHOWN_MS = 60_000

export function shuffleAt(now: Date): number {
  return Math.floor(now.getTime() / SHUFFLE_SHOWN_MS) % SHUFFLES
}

const MIX_1 = 0x85ebca6b
const MIX_2 = 0xc2b2ae35
/** The most items of a list: positions have 21 bits, so that they and a hash are exact in a number. */
const POSITIONS = 2 ** 21

/** A hash of the two numbers, 0 to 2^32 - 1 (the finalizer of MurmurHash3). */
function mix(seed: number, value: number): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ value
  hash = Math.imul(hash ^ (hash >>> 16), MIX_1)
  hash = Math.imul(hash ^ (hash >>> 13), MIX_2)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The order depends on seed and ids alone, so paging stays stable when images are added or removed. */
export function shuffled<Item extends { id: number }>(items: readonly Item[], seed: number): Item[] {
  const keys = new Float64Array(items.length)
  items.forEach((item, position) => {
    // The hash in the high bits, the position in the low 21: one native sort of numbers, exact up to 2^53.
    keys[position] = mix(seed, item.id) * POSITIONS + position
  })
  return Array.from(keys.sort(), (key) => items[key % POSITIONS]).filter((item) => item !== undefined)
}

const orders = new WeakMap<readonly Image[], Map<string, readonly Image[]>>()

/** The images in the given order. Each order of a list is computed once and cached as long as the list exists. */
export function inOrder(
  catalogue: Catalogue,
  images: readonly Image[],
  order: ImageOrder,
  seed: number,
): readonly Image[] {
  const cached = orders.get(images) ?? new Map<string, readonly Image[]>()
  orders.set(images, cached)
  const key = order === 'random' ? `random-${seed}` : order
  const ordered = cached.get(key) ?? arrange(catalogue, images, order, seed)
  cached.set(key, ordered)
  return ordered
}

function arrange(
  catalogue: Catalogue,
  images: readonly Image[],
  order: ImageOrder,
  seed: number,
): readonly Image[] {
  if (order === 'random') return shuffled(images, seed)
  if (order === 'new') {
    return images.toSorted((one, other) =>
      one.addedAt < other.addedAt ? 1 : one.addedAt > other.addedAt ? -1 : other.id - one.id,
    )
  }
  const places = new Map(catalogue.artists.map((artist, place) => [artist.id, place]))
  return images.toSorted((one, other) => (places.get(one.artistId) ?? 0) - (places.get(other.artistId) ?? 0))
}

export function oneOfEachArtist<Item extends { artistId: number }>(
  images: readonly Item[],
  limit: number,
): Item[] {
  const artistIds = new Set<number>()
  const chosen: Item[] = []
  for (const image of images) {
    if (chosen.length === limit) break
    if (artistIds.has(image.artistId)) continue
    artistIds.add(image.artistId)
    chosen.push(image)
  }
  return chosen
}

type Page<Item> = { items: Item[]; next: string | null }

/** Start of a page: the seed of the shuffle, the number of items before it, and the id of the last of them. */
export type Cursor = { seed: number; offset: number; lastId: number }

const CURSOR = /^(\d{1,3})-(\d{1,7})-(\d{1,10})$/

export function parseCursor(text: string): Cursor | null {
  const parts = CURSOR.exec(text)
  if (!parts) return null
  return { seed: Number(parts[1]), offset: Number(parts[2]), lastId: Number(parts[3]) }
}

/** The page begins after the last item shown, so changes meanwhile cause neither repetitions nor gaps. */
export function pageAfter<Item extends { id: number }>(
  items: readonly Item[],
  cursor: Cursor | null,
  limit: number,
  seed: number,
): Page<Item> {
  const start = cursor ? startAfter(items, cursor) : 0
  const page = items.slice(start, start + limit)
  const last = page.at(-1)
  const end = start + page.length
  return { items: page, next: last && end < items.length ? `${seed}-${end}-${last.id}` : null }
}

function startAfter(items: readonly { id: number }[], { offset, lastId }: Cursor): number {
  if (items[offset - 1]?.id === lastId) return offset
  const found = items.findIndex((item) => item.id === lastId)
  return found === -1 ? offset : found + 1
}
