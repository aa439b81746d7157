/** More than anybody presents to a client, and few enough for one page and one request. */
export const MOST_COLLECTED = 500
/** Two lines beside a picture. */
export const LONGEST_NOTE = 300

/** An image that somebody chose, and what they wrote beside it; the note is empty where they wrote nothing. */
export type CollectionEntry = { imageId: number; note: string }

export type Collection = readonly CollectionEntry[]

/** Unchanged, the very same list, where the image is in it already or no more go in (specification, section 4). */
export function withImage(collection: Collection, imageId: number): Collection {
  if (hasImage(collection, imageId) || collection.length >= MOST_COLLECTED) return collection
  return [...collection, { imageId, note: '' }]
}

export function withoutImage(collection: Collection, imageId: number): Collection {
  return collection.filter((entry) => entry.imageId !== imageId)
}

export function withoutImages(collection: Collection, imageIds: ReadonlySet<number>): Collection {
  return collection.filter((entry) => !imageIds.has(entry.imageId))
}

/** Undoes a removal: what was there before is back at its place, and all that was done since then stays. */
export function withBack(collection: Collection, before: Collection): Collection {
  const all = before.reduce<Collection>(
    (now, entry, at) => (hasImage(now, entry.imageId) ? now : [...now.slice(0, at), entry, ...now.slice(at)]),
    collection,
  )
  return all.slice(0, MOST_COLLECTED)
}

export function hasImage(collection: Collection, imageId: number): boolean {
  return collection.some((entry) => entry.imageId === imageId)
}

/** The collection with the image at another place, counted from 0; unchanged where there is no such image. */
export function withImageMoved(collection: Collection, imageId: number, to: number): Collection {
  const entry = collection.find((one) => one.imageId === imageId)
  if (!entry) return collection
  const others = withoutImage(collection, imageId)
  return [...others.slice(0, to), entry, ...others.slice(to)]
}

export function withNote(collection: Collection, imageId: number, note: string): Collection {
  const cleaned = cleanNote(note)
  return collection.map((entry) => (entry.imageId === imageId ? { imageId, note: cleaned } : entry))
}

/** Both, the images of the first in front; an image of both keeps its place and its note in the first. */
export function withAll(collection: Collection, added: Collection): Collection {
  const further = added.filter((entry) => !hasImage(collection, entry.imageId))
  return [...collection, ...further].slice(0, MOST_COLLECTED)
}

/** Without control characters but line breaks, cut to its longest, and without the half of an emoji that the cut may leave. */
export function cleanNote(note: string): string {
  return note
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .slice(0, LONGEST_NOTE)
    .replaceAll(/\p{Cs}/gu, '')
}
