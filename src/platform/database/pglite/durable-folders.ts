import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** PGlite does not fsync its first files: a new folder is marked until `finish`, and made anew when found marked. */
export function prepareDirectory(directory: string): { finish: () => void } {
  const mark = markOf(directory)
  const parent = dirname(directory)
  mkdirSync(parent, { recursive: true, mode: 0o700 })
  if (existsSync(mark)) rmSync(directory, { recursive: true, force: true })
  else if (existsSync(join(directory, 'PG_VERSION'))) {
    // The data directory has a lock of its own. One of PostgreSQL's that a power cut left empty would be refused.
    rmSync(join(directory, 'postmaster.pid'), { force: true })
    return { finish: () => {} }
  }
  writeFileSync(mark, '')
  // Without the mark on the disk, half a database would look like a whole one.
  fsyncPath(parent)
  fsyncIfAllowed(dirname(parent))
  mkdirSync(directory, { mode: 0o700, recursive: true })
  return {
    finish: () => {
      fsyncTree(directory)
      fsyncPath(parent)
      rmSync(mark)
      fsyncPath(parent)
    },
  }
}

export function isUnfinished(directory: string): boolean {
  return existsSync(markOf(directory))
}

function markOf(directory: string): string {
  return `${directory}.unfinished`
}

/** Makes the name of a new data directory durable. Somebody without the right to read its parent did not make it. */
function fsyncIfAllowed(path: string): void {
  try {
    fsyncPath(path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error
  }
}

export function fsyncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) fsyncTree(path)
    else if (entry.isFile()) fsyncPath(path)
  }
  fsyncPath(folder)
}
