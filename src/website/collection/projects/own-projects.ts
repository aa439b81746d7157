import { createContext, useContext, useEffect } from 'react'
import {
  type Collection,
  cleanTitle,
  hasImage,
  withBack,
  withNote,
  withoutImage,
} from '#domain/collection/collection-model.ts'
import { MOST_PROJECTS, recoverProjects, withEntry } from '#domain/collection/project-changes.ts'
import { FIRST_PROJECT, ONE_PROJECT, type Project } from '#domain/collection/projects.ts'
import type { SavedState } from '#platform/browser/saved-state.ts'
import { whenShown } from '#platform/browser/when-idle.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import {
  collectionState,
  isListed,
  listOf,
  projectsState,
  useNamedProject,
  useStored,
} from '#website/collection/collection-store.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { PROJECT_PARAMETER } from '#website/image-zoom/zoom-address.ts'
import { changeAddress, useAddress } from '#website/navigation/address.ts'
import { showToast } from '#website/ui/toasts.tsx'

export function searchFor(projectId: string): string {
  return `?${PROJECT_PARAMETER}=${encodeURIComponent(projectId)}`
}

/** Null on the server. With several projects the address always names one, so that "back" leads to the one before. */
export function useShownProject(): Project | null {
  const { t } = useCollectionMessages()
  const projects = useProjects()
  const named = useNamedProject()
  const wantedId = new URLSearchParams(useAddress().search).get(PROJECT_PARAMETER)
  const found = projects.find(({ id }) => id === wantedId)
  const foundId = found?.id
  const namedId = named?.id
  const isUnknown = wantedId !== null && !found && projects.length > 0

  useEffect(() => {
    const isRecovered = recoverLost((number) => t('collection_nth_project', { number }))
    if (isRecovered) showToast({ text: t('collection_recovered'), isError: true })
  }, [t])

  useEffect(() => {
    if (foundId) whenShown(() => chooseProject(foundId))
  }, [foundId])

  useEffect(() => {
    if (foundId || !(isUnknown || namedId)) return
    if (isUnknown && !wasDeletedHere(wantedId))
      showToast({ text: t('collection_project_unknown'), isError: true })
    changeAddress(namedId ? searchFor(namedId) : location.pathname, { replace: true })
  }, [foundId, namedId, wantedId, isUnknown, t])

  return found ?? named ?? projects[0] ?? null
}

/** Another window may have made another project the current one since. */
export const ShownProject = createContext(FIRST_PROJECT)

export function useShownList(): SavedState<Collection> {
  return listOf(useContext(ShownProject))
}

const NONE: readonly Project[] = []
const EMPTY: Collection = []
let listed = NONE

/** Returns the same list while it has the same projects. */
export function listProjects(): readonly Project[] {
  const { all, currentId } = projectsState.read()
  const now = all.filter((project) => project.id === currentId || isListed(project))
  const isSame = now.length === listed.length && now.every((project, at) => project === listed[at])
  if (!isSame) listed = now
  return listed
}

export function useProjects(): readonly Project[] {
  return useStored(listProjects, NONE)
}

export function useListOf(projectId: string): Collection {
  return useStored(listOf(projectId).read, EMPTY)
}

/** False where the browser refuses to store the collection. */
export function useIsKept(): boolean {
  return useStored(collectionState.isKept, true)
}

/** How a project is called on the page: the first one has a name of ours until it is given one. */
export function useProjectName(): (project: Project | string | null) => string {
  const { t } = useMessages()
  return (project) => {
    const { all } = projectsState.read()
    const found = typeof project === 'string' ? all.find(({ id }) => id === project) : project
    return found?.name || t('collection_mine')
  }
}

export function useNewName(): (typed: string) => string {
  const { t } = useCollectionMessages()
  return (typed) => cleanTitle(typed) || t('collection_nth_project', { number: listProjects().length + 1 })
}

const ID_BASE = 36

export function chooseProject(projectId: string): void {
  const projects = projectsState.read()
  if (projects.currentId !== projectId) projectsState.write({ ...projects, currentId: projectId })
}

/** Null where there are as many as there can be. */
export function createProject(name: string): Project | null {
  if (listProjects().length >= MOST_PROJECTS) return null
  const { all } = projectsState.read()
  const project: Project = { id: freeId(all), name: cleanTitle(name), coverId: null }
  projectsState.write({ currentId: project.id, all: [...all, project] })
  return project
}

function freeId(all: readonly Project[]): string {
  let number = Date.now()
  while (all.some(({ id }) => id === number.toString(ID_BASE))) number += 1
  return number.toString(ID_BASE)
}

/** Only the first project can have no name: the page has one for it. */
export function renameProject(projectId: string, typed: string): void {
  const name = cleanTitle(typed)
  if (name || projectId === FIRST_PROJECT) change(projectId, { name })
}

export function chooseCover({ projectId, imageId }: { projectId: string; imageId: number }): void {
  change(projectId, { coverId: imageId })
}

function change(projectId: string, changes: Partial<Pick<Project, 'name' | 'coverId'>>): void {
  const { currentId, all } = projectsState.read()
  projectsState.write({
    currentId,
    all: all.map((one) => (one.id === projectId ? { ...one, ...changes } : one)),
  })
}

/** Projects deleted during this visit: a visitor who deleted one need not be told that it is gone. */
const deletedHere = new Set<string>()

function wasDeletedHere(projectId: string): boolean {
  return deletedHere.has(projectId)
}

/** Only empties the first project, where images go when there is no other. Returns a function that undoes it. */
export function deleteProject(project: Project): () => void {
  const { id } = project
  const images = listOf(id).read()
  const { all, currentId } = projectsState.read()
  const at = all.findIndex((one) => one.id === id)
  const isFirst = id === FIRST_PROJECT
  const left = all.filter((one) => one.id !== id)
  deletedHere.add(id)
  const emptied = all.map((one) => (one.id === id ? { ...one, name: '', coverId: null } : one))
  projectsState.write({
    currentId: currentId === id ? besideOf(id) : currentId,
    all: isFirst ? emptied : left,
  })
  if (isFirst) listOf(id).write([])
  else listOf(id).remove()
  return () => {
    const now = projectsState.read().all
    const isThere = now.some((one) => one.id === id)
    const replaced = now.map((one) => (one.id === id ? project : one))
    listOf(id).write(withBack(listOf(id).read(), images))
    projectsState.write({
      currentId: id,
      all: isThere ? replaced : [...now.slice(0, at), project, ...now.slice(at)],
    })
  }
}

function besideOf(projectId: string): string {
  const listed = listProjects()
  const at = listed.findIndex(({ id }) => id === projectId)
  return (listed[at + 1] ?? listed[at - 1])?.id ?? FIRST_PROJECT
}

type Going = { imageId: number; from: string; to: string; isKept: boolean }
type Gone = { outcome: 'done'; undo: () => void } | { outcome: 'full' | 'unkept' }

/** Nothing is removed that could not be stored in the other project. */
export function passImage({ imageId, from, to, isKept }: Going): Gone {
  const source = listOf(from)
  const target = listOf(to)
  const sourceBefore = source.read()
  const before = target.read()
  const entry = sourceBefore.find((one) => one.imageId === imageId) ?? { imageId, note: '' }
  const after = withEntry(before, entry)
  if (!hasImage(after, imageId)) return { outcome: 'full' }
  target.write(after)
  if (!target.isKept() && source.isKept()) {
    target.write(before)
    return { outcome: 'unkept' }
  }
  if (!isKept) source.write(withoutImage(sourceBefore, imageId))
  const undo = () => {
    const old = before.find((one) => one.imageId === imageId)
    target.write(old ? withNote(target.read(), imageId, old.note) : withoutImage(target.read(), imageId))
    if (!isKept && hasImage(sourceBefore, imageId)) source.write(withBack(source.read(), sourceBefore))
  }
  return { outcome: 'done', undo }
}

/** If the names cannot be read any more, finds the projects by their lists. Returns whether there were any. */
export function recoverLost(toName: (number: number) => string): boolean {
  if (projectsState.read() !== ONE_PROJECT) return false
  const found = recoverProjects(listKeys(), toName)
  if (found) projectsState.write(found)
  return found !== null
}

function listKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
