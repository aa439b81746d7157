import type { Catalogue, Image, ImageOrder } from './model.ts'

/** How many different shuffles there are. Few enough to keep, enough that no visitor sees them repeat. */
export const SHUFFLES = 32
/** How long everybody sees the same shuffle. */
export const SHUFFLE_SHOWN_MS = 60_000

/** The shuffle on show at a time. */
export function shuffleAt(now: Date): number {
  return Math.floor(now.getTime() / SHUFFLE_SHOWN_MS) % SHUFFLES
}

const MIX_1 = 0x85ebca6b
const MIX_2 = 0xc2b2ae35
/** Two to the 20th: image positions are told apart below it, 1,048,576 of them. */
const POSITIONS = 2 ** 20

/** A number from 0 to 2^32 - 1 that looks random but is always the same for the same two numbers (MurmurHash3's finish). */
function mix(seed: number, value: number): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ value
  hash = Math.imul(hash ^ (hash >>> 16), MIX_1)
  hash = Math.imul(hash ^ (hash >>> 13), MIX_2)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The items in an order of chance that is the same whenever seed and ids are: images that come or go leave the others
 * in their places, so one can page on through it.
 */
export function shuffled<Item extends { id: number }>(items: readonly Item[], seed: number): Item[] {
  const keys = new Float64Array(items.length)
  items.forEach((item, position) => {
    // The hash in the high bits, the position in the low 20: one native sort of numbers, exact up to 2^53.
    keys[position] = mix(seed, item.id) * POSITIONS + position
  })
  return Array.from(keys.sort(), (key) => items[key % POSITIONS]).filter((item) => item !== undefined)
}

const orders = new WeakMap<readonly Image[], Map<string, readonly Image[]>>()

/** The images in the wanted order. Each order of a list is made once and kept as long as the list itself. */
export function inOrder(
  catalogue: Catalogue,
  images: readonly Image[],
  order: ImageOrder,
  seed: number,
): readonly Image[] {
  const kept = orders.get(images) ?? new Map<string, readonly Image[]>()
  orders.set(images, kept)
  const key = order === 'random' ? `random-${seed}` : order
  const made = kept.get(key) ?? arrange(catalogue, images, order, seed)
  kept.set(key, made)
  return made
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

/** The first of each artist's images, in the order they come: a wall on which nobody hangs twice. */
export function oneOfEachArtist(images: readonly Image[], limit: number): Image[] {
  const seen = new Set<number>()
  const chosen: Image[] = []
  for (const image of images) {
    if (chosen.length === limit) break
    if (seen.has(image.artistId)) continue
    seen.add(image.artistId)
    chosen.push(image)
  }
  return chosen
}
