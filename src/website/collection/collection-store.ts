import { useSyncExternalStore } from 'react'
import {
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

/** What the visitor has chosen, in their browser alone (decisions, section 1): `[{"Id": 812, "Note": "cover?"}, ...]`. */
export const collectionState = savedState<Collection>('lightbox', {
  fallback: EMPTY,
  parse: parseCollection,
  serialize: (collection) =>
    collection.map(({ imageId, note }) => (note ? { Id: imageId, Note: note } : { Id: imageId })),
})

/** Nothing on the server, which knows no visitor. */
export function useCollection(): Collection {
  return useSyncExternalStore(collectionState.subscribe, collectionState.read, () => EMPTY)
}

/** False where the browser refuses to keep the collection. */
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

/** Puts the image in, or takes it out. `full` where nothing more goes in. */
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

let known: { collection: Collection; ids: ReadonlySet<number> } = { collection: EMPTY, ids: new Set() }

/** Thousands of tiles ask after every change. */
function idsOf(collection: Collection): ReadonlySet<number> {
  if (known.collection !== collection)
    known = { collection, ids: new Set(collection.map(({ imageId }) => imageId)) }
  return known.ids
}

/** Entries that are none of ours make the whole corrupt: half a collection would pass for a whole one. */
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
