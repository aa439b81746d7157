import { useSyncExternalStore } from 'react'
import {
  COLLECTION_KEY,
  type Collection,
  type CollectionEntry,
  cleanNote,
  hasImage,
  MOST_COLLECTED,
  withImage,
  withoutImage,
} from '#domain/collection/model.ts'
import { savedState } from '#platform/browser/saved-state.ts'

const EMPTY: Collection = []

/** The visitor's collection, stored in their browser alone: `[{"Id": 812, "Note": "cover?"}, ...]`. */
export const collectionState = savedState<Collection>(COLLECTION_KEY, {
  fallback: EMPTY,
  parse: parseCollection,
  serialize: (collection) =>
    collection.map(({ imageId, note }) => (note ? { Id: imageId, Note: note } : { Id: imageId })),
})

/** Empty on the server, which knows no visitor. */
export function useCollection(): Collection {
  return useSyncExternalStore(collectionState.subscribe, collectionState.read, () => EMPTY)
}

/** False where the browser refuses to store the collection. */
export function useIsKept(): boolean {
  return useSyncExternalStore(collectionState.subscribe, collectionState.isKept, () => true)
}

export function useIsCollected(imageId: number): boolean {
  return useSyncExternalStore(
    collectionState.subscribe,
    () => idsOf(collectionState.read()).has(imageId),
    () => false,
  )
}

/** Adds the image, or removes it. `full` where no more can be added. */
export function toggleCollected(imageId: number): 'added' | 'removed' | 'full' {
  const collection = collectionState.read()
  if (hasImage(collection, imageId)) {
    collectionState.write(withoutImage(collection, imageId))
    return 'removed'
  }
  if (collection.length >= MOST_COLLECTED) return 'full'
  collectionState.write(withImage(collection, imageId))
  return 'added'
}

let cached: { collection: Collection; ids: ReadonlySet<number> } = { collection: EMPTY, ids: new Set() }

/** Cached, since thousands of tiles call this after every change. */
function idsOf(collection: Collection): ReadonlySet<number> {
  if (cached.collection !== collection)
    cached = { collection, ids: new Set(collection.map(({ imageId }) => imageId)) }
  return cached.ids
}

/** One invalid entry makes the whole corrupt: half a collection would pass for a whole one. */
export function parseCollection(saved: unknown): Collection | null {
  if (!Array.isArray(saved) || saved.length > MOST_COLLECTED) return null
  const entries = saved.map(parseEntry).filter((entry) => entry !== null)
  const isOfOurs = entries.length === saved.length
  const isWithoutDoubles = new Set(entries.map(({ imageId }) => imageId)).size === entries.length
  return isOfOurs && isWithoutDoubles ? entries : null
}

function parseEntry(entry: unknown): CollectionEntry | null {
  if (typeof entry !== 'object' || entry === null || !('Id' in entry)) return null
  const { Id } = entry
  const note = 'Note' in entry ? entry.Note : ''
  if (typeof Id !== 'number' || !Number.isSafeInteger(Id) || Id < 1 || typeof note !== 'string') return null
  return { imageId: Id, note: cleanNote(note) }
}
