import {
  type Collection,
  type CollectionEntry,
  hasImage,
  MOST_COLLECTED,
  withNote,
} from './collection-model.ts'
import { listKeyOf, ONE_PROJECT, type Project, type Projects } from './projects.ts'

/** More than a buyer works on at once, and few enough to choose from a list without searching. */
export const MOST_PROJECTS = 20

const PROJECT_ID = /^[a-z0-9]{1,12}$/

/** The image that stands for a project; null for an empty one. */
export function coverOf({ coverId }: Project, collection: Collection): number | null {
  if (coverId !== null && hasImage(collection, coverId)) return coverId
  return collection[0]?.imageId ?? null
}

/** Adds an entry of another collection. Where the image is in both, it keeps both notes. Unchanged when it is full. */
export function withEntry(collection: Collection, entry: CollectionEntry): Collection {
  const there = collection.find(({ imageId }) => imageId === entry.imageId)
  if (!there) return collection.length < MOST_COLLECTED ? [...collection, entry] : collection
  if (!entry.note || there.note.includes(entry.note)) return collection
  return withNote(collection, entry.imageId, there.note ? `${there.note}\n${entry.note}` : entry.note)
}

/**
 * After their names were lost: the projects whose images are stored under these keys, with names by their numbers. Null
 * where there is none.
 */
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
