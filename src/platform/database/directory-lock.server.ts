import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '#platform/config.ts'

type DirectoryLock = { release: () => void }

/**
 * PGlite has no lock of its own, and two processes lose rows; SQLite's lock is freed even after kill -9. @throws
 * StartupError when another process holds the lock, or the directory is not writable.
 */
export function lockDirectory(directory: string): DirectoryLock {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 })
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return { release: () => lock.close() }
  } catch (error) {
    throw new StartupError(sentenceFor(directory, error))
  }
}

function sentenceFor(directory: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  if (/locked|busy/i.test(reason)) {
    return `Another process already uses the data directory ${directory}; stop it first, or set DATA_DIR to another one.`
  }
  if (/full|ENOSPC/i.test(reason)) return `The disk of the data directory ${directory} is full.`
  return `The data directory ${directory} cannot be written (${reason}); set DATA_DIR to a directory that this user may write.`
}
