import { useSyncExternalStore } from 'react'
import {
  type Collection,
  type CollectionEntry,
  cleanNote,
  hasImage,
  MOST_COLLECTED,
  withImage,
  withoutImage,
} from '#domain/collection/collection-model.ts'
import {
  FIRST_PROJECT,
  listKeyOf,
  ONE_PROJECT,
  PROJECTS_KEY,
  type Project,
  type Projects,
  parseProjects,
} from '#domain/collection/projects.ts'
import { type SavedState, savedState, validEntries } from '#platform/browser/saved-state.ts'
import { HYDRATED, HYDRATED_ISLAND } from '#website/page-start/page-marks.ts'

const EMPTY: Collection = []
const listeners = new Set<() => void>()
let changes = 0

export const projectsState = observed(
  savedState<Projects>(PROJECTS_KEY, {
    fallback: ONE_PROJECT,
    parse: parseProjects,
    serialize: (projects) => projects,
  }),
)

const lists = new Map<string, SavedState<Collection>>()

/** Stored as `[{"Id": 812, "Note": "cover?"}, ...]` under a key of its own, so that a change writes no other. */
export function listOf(projectId: string): SavedState<Collection> {
  const known = lists.get(projectId)
  if (known) return known
  const list = observed(
    savedState<Collection>(listKeyOf(projectId), {
      fallback: EMPTY,
      parse: parseCollection,
      serialize: (collection) =>
        collection.map(({ imageId, note }) => (note ? { Id: imageId, Note: note } : { Id: imageId })),
    }),
  )
  lists.set(projectId, list)
  return list
}

/** All readers are told of every change, also of one in another window. */
function observed<Value>(state: SavedState<Value>): SavedState<Value> {
  state.subscribe(() => {
    changes += 1
    for (const listener of listeners) listener()
  })
  return state
}

export function useStored<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribe, read, () => onServer)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function currentList(): SavedState<Collection> {
  return listOf(projectsState.read().currentId)
}

export const collectionState = {
  read: () => currentList().read(),
  write: (collection: Collection) => currentList().write(collection),
  isKept: () => currentList().isKept() && projectsState.isKept(),
}

/** Empty on the server, which knows no visitor. */
export function useCollection(): Collection {
  return useStored(collectionState.read, EMPTY)
}

/** Null until all parts of the page that show it can: one after the other they would contradict each other. */
export function useCollectedCount(): number | null {
  return useSyncExternalStore(
    subscribeWhenHydrated,
    () => (document.documentElement.hasAttribute(HYDRATED_ISLAND) ? collectionState.read().length : null),
    () => null,
  )
}

function subscribeWhenHydrated(listener: () => void): () => void {
  const unsubscribe = subscribe(listener)
  addEventListener(HYDRATED, listener)
  return () => {
    unsubscribe()
    removeEventListener(HYDRATED, listener)
  }
}

export function useIsCollected(imageId: number): boolean {
  return useStored(() => overview().here.has(imageId), false)
}

export function useElsewhere(imageId: number): Project | null {
  return useStored(() => overview().elsewhere.get(imageId) ?? null, null)
}

/** Null unless there are several projects: a single one needs no name. */
export function findNamedProject(): Project | null {
  return overview().named
}

export function useNamedProject(): Project | null {
  return useStored(findNamedProject, null)
}

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

type Overview = {
  asOf: number
  named: Project | null
  here: ReadonlySet<number>
  elsewhere: ReadonlyMap<number, Project>
}

let cached: Overview | null = null

/** Computed once for each change, since thousands of tiles read it. */
function overview(): Overview {
  if (cached?.asOf === changes) return cached
  const { all, currentId } = projectsState.read()
  const others = all.filter(({ id }) => id !== currentId)
  cached = {
    asOf: changes,
    named: (others.some(isListed) && all.find(({ id }) => id === currentId)) || null,
    here: new Set(collectionState.read().map(({ imageId }) => imageId)),
    elsewhere: new Map(
      others.flatMap((project) =>
        listOf(project.id)
          .read()
          .map(({ imageId }) => [imageId, project]),
      ),
    ),
  }
  return cached
}

/** The first project is not shown beside others as long as nobody has put anything into it. */
export function isListed({ id, name }: Project): boolean {
  return id !== FIRST_PROJECT || name !== '' || listOf(id).read().length > 0
}

/** Returns null for a value that is no list, and the valid entries of a list that is valid in part. */
export function parseCollection(saved: unknown, onLoss: () => void): Collection | null {
  const rules = { parse: parseEntry, keyOf: ({ imageId }: CollectionEntry) => imageId, most: MOST_COLLECTED }
  return validEntries(saved, rules, onLoss)
}

function parseEntry(entry: unknown): CollectionEntry | null {
  if (typeof entry !== 'object' || entry === null || !('Id' in entry)) return null
  const { Id } = entry
  const note = 'Note' in entry ? entry.Note : ''
  if (typeof Id !== 'number' || !Number.isSafeInteger(Id) || Id < 1 || typeof note !== 'string') return null
  return { imageId: Id, note: cleanNote(note) }
}
