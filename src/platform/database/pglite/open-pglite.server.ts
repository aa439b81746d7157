import { mkdirSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { StartupError } from '#platform/config.ts'
import type { Database, OpenDatabase } from '#platform/database/database.ts'
import { openDatabaseFlush } from './flush-database-files.server.ts'
import { openPgliteThread, type PgliteThread } from './pglite-thread.server.ts'

/**
 * Opens the embedded database in a directory or in memory, optionally from a dump, in a worker thread. The caller holds
 * the directory's lock. PGlite never fsyncs: a commit survives the end of the process, but a power cut only after
 * `flush`.
 * @throws StartupError when PGlite cannot open the directory.
 */
export async function openPglite(directory: string | 'memory', dump?: Blob): Promise<OpenDatabase> {
  const isInMemory = directory === 'memory'
  if (!isInMemory) mkdirSync(directory, { recursive: true, mode: 0o700 })
  const thread = await openPgliteThread({
    directory: isInMemory ? null : directory,
    dump: dump ? await dump.arrayBuffer() : null,
  }).catch((error) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(
      `The embedded database in ${directory} cannot be opened (${reason}); restore a backup into an empty data directory.`,
    )
  })
  const openFlush = () => (isInMemory ? async () => {} : openDatabaseFlush(directory))
  const flush = openFlush()
  // Opening may have made a checkpoint, which has to be flushed too. If this fails, every later flush rejects.
  flush().catch(() => {})
  return {
    db: toDatabase(thread),
    engine: 'pglite',
    description: 'embedded database (PGlite)',
    listen: thread.listen,
    // The directory lock already excludes other processes.
    withLock: (_lock, work) => work(),
    flush,
    // Closing makes a checkpoint: recovery then relies on files that are not flushed yet.
    close: async () => {
      await thread.close()
      await flush().catch(openFlush())
    },
  }
}

/** Drizzle's type requires a whole PGlite; it only uses the methods that the thread has. */
export function toDatabase(thread: PgliteThread): Database {
  return drizzle(thread as unknown as PGlite)
}
