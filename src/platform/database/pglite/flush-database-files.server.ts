import { open, readdir, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { coalesce } from '#platform/concurrency/coalesce.ts'

/** Times of files go in steps of some milliseconds: what is written right after a flush may not show in them. */
const STEP_OF_TIMES_MS = 1_000
const LOG_FOLDER = join(sep, 'pg_wal')
const CONTROL_FILE = join(sep, 'global', 'pg_control')

/** What a file or folder was like when it was flushed, and when we looked. */
type Flushed = Map<string, { mark: string; changedAt: number; lookedAt: number }>

/**
 * Answers a function that makes safe from a power cut what the embedded database wrote into its folder. The engine runs
 * with fsync off; fsync works on a file whoever wrote it, so it is called from here, by path, and no query waits for it.
 * The engine writes its log at every commit and makes checkpoints only when it is opened and closed: from a flush,
 * recovery finds all that was committed before the flush was asked for.
 *
 * Calls at the same time share a flush that begins after all of them. Only what changed is flushed again. Rejects with
 * what the disk says, and from then on always: after a failed fsync the system takes for written what it has dropped.
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
 * The log first and the file that says where in it recovery begins last, so that a power cut on the way leaves what fits
 * together; files before the folders that name them.
 */
async function listInOrder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const pathsOf = (kept: typeof entries) => kept.map((entry) => join(entry.parentPath, entry.name))
  const files = pathsOf(entries.filter((entry) => entry.isFile()))
  const folders = pathsOf(entries.filter((entry) => entry.isDirectory()))
  const turnOf = (path: string) => {
    if (path === folder + CONTROL_FILE) return 2
    return path.startsWith(folder + LOG_FOLDER) ? 0 : 1
  }
  return [...files, ...folders, folder, dirname(folder)].toSorted((one, other) => turnOf(one) - turnOf(other))
}

async function flushChanged(paths: readonly string[], before: Flushed): Promise<Flushed> {
  const after: Flushed = new Map()
  for (const path of paths) {
    const lookedAt = Date.now()
    const facts = await orGone(stat(path, { bigint: true }))
    if (!facts) continue
    const mark = `${facts.ino} ${facts.ctimeNs}`
    const known = before.get(path)
    const isUnchanged = known?.mark === mark && known.lookedAt - known.changedAt > STEP_OF_TIMES_MS
    if (!isUnchanged) await orGone(flush(path))
    after.set(path, isUnchanged ? known : { mark, changedAt: Number(facts.ctimeMs), lookedAt })
  }
  return after
}

async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}

/** The engine removes files while we look. */
async function orGone<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
