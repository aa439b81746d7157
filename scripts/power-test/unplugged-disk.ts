import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { RecordedChange } from './recorded-changes.ts'

/** What a system writes to the disk as one, or not at all. */
const PAGE_BYTES = 4096

type FileChange = { position: number; bytes: Buffer } | { size: number }
type File = { kind: 'file'; flushed: Buffer; pending: FileChange[] }
type Folder = { kind: 'folder'; flushed: Entries; current: Entries }
type Entry = File | Folder
type Entries = Map<string, Entry>
/** A change of names in directories, all or nothing: a rename is two of them. `null` as entry removes the name. */
type DirectoryChange = { folder: Folder; name: string; entry: Entry | null }[]

/** From 0 up to but not including 1; null keeps nothing that was not flushed. */
export type Chance = (() => number) | null

export type UnpluggedDisk = {
  apply: (change: RecordedChange) => void
  /** Writes what a power cut at this moment would leave into a new folder. */
  writeTo: (folder: string, chance: Chance) => void
}

/**
 * A disk that loses its power: knows what was flushed and what was only written. A file's bytes are safe after its fsync,
 * a name after the fsync of its folder, and before that each page and each name may be on the disk or not, in any order.
 */
export function openUnpluggedDisk(): UnpluggedDisk {
  const root = newFolder()
  const open = new Map<number, Entry>()
  let pendingChanges: DirectoryChange[] = []

  function changeDirectories(change: DirectoryChange): void {
    for (const { folder, name, entry } of change) setName(folder.current, name, entry)
    pendingChanges.push(change)
  }
  const setPath = (path: string, entry: Entry | null) =>
    changeDirectories([{ folder: folderOf(root, path), name: basename(path), entry }])

  function openFile(name: string, { creates, empties }: { creates: boolean; empties: boolean }) {
    const found = findIn(root, name)
    if (found && empties) changeFile(found, { size: 0 })
    if (found || !creates) return found
    const file: File = { kind: 'file', flushed: Buffer.alloc(0), pending: [] }
    setPath(name, file)
    return file
  }

  function flush(entry: Entry | undefined): void {
    if (entry?.kind === 'file') flushFile(entry)
    if (entry?.kind !== 'folder') return
    const touches = (change: DirectoryChange) => change.some(({ folder }) => folder === entry)
    for (const change of pendingChanges.filter(touches))
      for (const { folder, name, entry: named } of change) setName(folder.flushed, name, named)
    pendingChanges = pendingChanges.filter((change) => !touches(change))
  }

  function apply(change: RecordedChange): void {
    if (change.kind === 'start') open.clear()
    else if (change.kind === 'open') {
      const entry = openFile(change.name, change)
      if (entry) open.set(change.descriptor, entry)
    } else if (change.kind === 'write') changeFile(open.get(change.descriptor), change)
    else if (change.kind === 'truncate') {
      const { name, descriptor = -1, size } = change
      changeFile(name === undefined ? open.get(descriptor) : findIn(root, name), { size })
    } else if (change.kind === 'fsync') flush(open.get(change.descriptor))
    else if (change.kind === 'create') openFile(change.name, { creates: true, empties: true })
    else if (change.kind === 'mkdir') {
      if (!findIn(root, change.name)) setPath(change.name, newFolder())
    } else if (change.kind === 'unlink') setPath(change.name, null)
    else if (change.kind === 'rename') {
      const { name, to } = change
      const entry = findIn(root, name) ?? null
      changeDirectories([
        { folder: folderOf(root, name), name: basename(name), entry: null },
        { folder: folderOf(root, to), name: basename(to), entry },
      ])
    }
  }

  return { apply, writeTo: (folder, chance) => writeLeft(folder, root, pendingChanges, chance) }
}

function writeLeft(
  path: string,
  root: Folder,
  pendingChanges: readonly DirectoryChange[],
  chance: Chance,
): void {
  const kept = new Map<Folder, Entries>()
  const entriesOf = (folder: Folder) => {
    const entries = kept.get(folder) ?? new Map(folder.flushed)
    kept.set(folder, entries)
    return entries
  }
  for (const change of pendingChanges) {
    if (!chance || chance() < 0.5) continue
    for (const { folder, name, entry } of change) setName(entriesOf(folder), name, entry)
  }
  writeFolder(path, root, entriesOf, chance)
}

function findIn(root: Folder, path: string): Entry | undefined {
  let entry: Entry | undefined = root
  for (const name of path.split('/').filter(Boolean))
    entry = entry?.kind === 'folder' ? entry.current.get(name) : undefined
  return entry
}

function folderOf(root: Folder, path: string): Folder {
  const folder = dirname(path) === '.' ? root : findIn(root, dirname(path))
  if (folder?.kind !== 'folder') throw new Error(`The record knows no folder for ${path}.`)
  return folder
}

function changeFile(entry: Entry | undefined, change: FileChange): void {
  if (entry?.kind === 'file') entry.pending.push(change)
}

/** In place where possible: the log of the database has 16 MB and is flushed with every transaction. */
function flushFile(file: File): void {
  const fits = file.pending.every(
    (change) => 'bytes' in change && change.position + change.bytes.length <= file.flushed.length,
  )
  if (fits) {
    for (const change of file.pending) if ('bytes' in change) change.bytes.copy(file.flushed, change.position)
  } else file.flushed = contentOf(file, () => file.pending.length)
  file.pending = []
}

function newFolder(): Folder {
  return { kind: 'folder', flushed: new Map(), current: new Map() }
}

function setName(entries: Entries, name: string, entry: Entry | null): void {
  if (entry) entries.set(name, entry)
  else entries.delete(name)
}

function writeFolder(
  path: string,
  folder: Folder,
  entriesOf: (one: Folder) => Entries,
  chance: Chance,
): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  for (const [name, entry] of entriesOf(folder)) {
    if (entry.kind === 'folder') writeFolder(join(path, name), entry, entriesOf, chance)
    else writeFileSync(join(path, name), leftOf(entry, chance), { mode: 0o600 })
  }
}

/** Each page as it was at any time since the flush, and the size as well. */
function leftOf(file: File, chance: Chance): Buffer {
  const changes = file.pending.length
  if (!chance || changes === 0) return file.flushed
  const kept = new Map<number, number>()
  return contentOf(file, (page) => {
    const known = kept.get(page) ?? Math.floor(chance() * (changes + 1))
    kept.set(page, known)
    return known
  })
}

/** Stands for the size of a file where page numbers are expected. */
const SIZE = -1

/** The content with the first `keptOf` of the pending changes to each page. */
function contentOf({ flushed, pending }: File, keptOf: (page: number) => number): Buffer {
  const sizes = [flushed.length]
  for (const change of pending) sizes.push(sizeAfter(change, sizes.at(-1) ?? 0))
  const content = Buffer.alloc(Math.max(...sizes))
  flushed.copy(content)
  for (const [at, change] of pending.entries()) {
    if ('size' in change) {
      if (at < keptOf(SIZE)) content.fill(0, change.size)
      continue
    }
    const end = change.position + change.bytes.length
    for (let from = change.position; from < end; ) {
      const page = Math.floor(from / PAGE_BYTES)
      const until = Math.min(end, (page + 1) * PAGE_BYTES)
      if (at < keptOf(page)) change.bytes.copy(content, from, from - change.position, until - change.position)
      from = until
    }
  }
  return content.subarray(0, sizes[keptOf(SIZE)])
}

function sizeAfter(change: FileChange, size: number): number {
  return 'size' in change ? change.size : Math.max(size, change.position + change.bytes.length)
}
