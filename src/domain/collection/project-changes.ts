import {
  type Collection,
  type CollectionEntry,
  hasImage,
  MOST_COLLECTED,
  withNote,
} from './collection-model.ts'
import { listKeyOf, ONE_PROJECT, type Project, type Projects } from './projects.ts'

/** These are more than a buyer works on at once, and few enough to choose from without searching. */
export const MOST_PROJECTS = 20

const PROJECT_ID = /^[a-z0-9]{1,12}$/

export function coverOf({ coverId }: Project, collection: Collection): number | null {
  if (coverId !== null && hasImage(collection, coverId)) return coverId
  return collection[0]?.imageId ?? null
}

/** Where the image is in both, both notes are kept; a full collection stays unchanged. */
export function withEntry(collection: Collection, entry: CollectionEntry): Collection {
  const there = collection.find(({ imageId }) => imageId === entry.imageId)
  if (!there) return collection.length < MOST_COLLECTED ? [...collection, entry] : collection
  if (!entry.note || there.note.includes(entry.note)) return collection
  return withNote(collection, entry.imageId, there.note ? `${there.note}\n${entry.note}` : entry.note)
}

/** Rebuilds projects whose names were lost from their storage keys, named by number; null where there is none. */
export function recoverProjects(
  keys: readonly string[],
  toName: (number: number) => string,
): Projects | null {
  const prefix = listKeyOf('')
  const ids = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  const found = ids
    .filter((id) => PROJECT_ID.test(id))
    .map((id, at) => ({ id, name: toName(at + 2), coverId: null }))
  return found.length > 0 ? { ...ONE_PROJECT, all: [...ONE_PROJECT.all, ...found] } : null
}
