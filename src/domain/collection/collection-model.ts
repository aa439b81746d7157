import { cleanLine } from '#platform/i18n/clean-text.ts'

/** This is more than anybody presents to a client, and few enough for one page and one request. */
export const MOST_COLLECTED = 500
export const COLLECTION_KEY = 'lightbox'
export const LONGEST_NOTE = 300

export type CollectionEntry = { imageId: number; note: string }

export type Collection = readonly CollectionEntry[]

/** Returns the same list when it contains the image already or is full. */
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

/** Restores the images of `before` at their places and keeps all later changes. */
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

/** An image in both collections keeps its place and note of the first. */
export function withAll(collection: Collection, added: Collection): Collection {
  const further = added.filter((entry) => !hasImage(collection, entry.imageId))
  return [...collection, ...further].slice(0, MOST_COLLECTED)
}

/** Removes control characters except line breaks, cuts to the limit, and removes a surrogate that the cut split. */
export function cleanNote(note: string): string {
  return note
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .slice(0, LONGEST_NOTE)
    .replaceAll(/\p{Cs}/gu, '')
}

export const LONGEST_TITLE = 80

export function cleanTitle(text: string): string {
  return cleanLine(text, LONGEST_TITLE)
}
