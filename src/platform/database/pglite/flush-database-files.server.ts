import { open, readdir, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { coalesce } from '#platform/concurrency/coalesce.ts'

/** More than the resolution of file times: a write right after a flush may leave the time unchanged. */
const TIME_RESOLUTION_MS = 1_000
const LOG_FOLDER = join(sep, 'pg_wal')
const CONTROL_FILE = join(sep, 'global', 'pg_control')

/** Inode and change time of each file or folder at its flush, and when they were read. */
type Flushed = Map<string, { mark: string; changedAt: number; checkedAt: number }>

/**
 * Returns a function that fsyncs the files of the embedded database, so that they survive a power cut. The engine runs
 * with fsync off; any process may fsync a file by its path, and so no query waits for it. The engine writes its log at
 * every commit and makes checkpoints only when it is opened and closed: recovery from the flushed files restores
 * everything that was committed before the call.
 *
 * Concurrent calls share a flush that begins after all of them. Only changed files are flushed again. Rejects with the
 * disk's error, and from then on always: after a failed fsync the system drops the data and reports later ones as
 * successful.
 */
export function openDatabaseFlush(folder: string): () => Promise<void> {
  let flushed: Flushed = new Map()
  let failure: { error: unknown } | null = null
  return coalesce(async () => {
    if (failure) throw failure.error
    try {
      flushed = await flushChanged(await listInOrder(folder), flushed)
    } catch (error) {
      failure = { error }
      throw error
    }
  }, 0)
}

/**
 * The write-ahead log first and the control file, which says where recovery begins in it, last, so that a power cut
 * during the flush leaves a consistent state. Files come before their folders.
 */
async function listInOrder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const pathsOf = (kept: typeof entries) => kept.map((entry) => join(entry.parentPath, entry.name))
  const files = pathsOf(entries.filter((entry) => entry.isFile()))
  const folders = pathsOf(entries.filter((entry) => entry.isDirectory()))
  const rankOf = (path: string) => {
    if (path === folder + CONTROL_FILE) return 2
    return path.startsWith(folder + LOG_FOLDER) ? 0 : 1
  }
  return [...files, ...folders, folder, dirname(folder)].toSorted((one, other) => rankOf(one) - rankOf(other))
}

async function flushChanged(paths: readonly string[], before: Flushed): Promise<Flushed> {
  const after: Flushed = new Map()
  for (const path of paths) {
    const checkedAt = Date.now()
    const facts = await orNullIfGone(stat(path, { bigint: true }))
    if (!facts) continue
    const mark = `${facts.ino} ${facts.ctimeNs}`
    const known = before.get(path)
    const isUnchanged = known?.mark === mark && known.checkedAt - known.changedAt > TIME_RESOLUTION_MS
    if (!isUnchanged) await orNullIfGone(flush(path))
    after.set(path, isUnchanged ? known : { mark, changedAt: Number(facts.ctimeMs), checkedAt })
  }
  return after
}

async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}

/** The engine may delete a file between listing and reading. */
async function orNullIfGone<Result>(operation: Promise<Result>): Promise<Result | null> {
  try {
    return await operation
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
