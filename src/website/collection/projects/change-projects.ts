import {
  cleanTitle,
  hasImage,
  withBack,
  withNote,
  withoutImage,
} from '#domain/collection/collection-model.ts'
import { MOST_PROJECTS, recoverProjects, withEntry } from '#domain/collection/project-changes.ts'
import { FIRST_PROJECT, ONE_PROJECT, type Project } from '#domain/collection/projects.ts'
import { listOf, projectsState } from '#website/collection/collection-store.ts'
import { listProjects } from './use-projects.ts'

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

export function wasDeletedHere(projectId: string): boolean {
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
