import { mkdirSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { StartRefused } from '#platform/config.ts'
import type { Database, OpenDatabase } from '#platform/database/database.ts'
import { openDatabaseFlush } from './flush-database-files.server.ts'
import { openPgliteThread, type PgliteThread } from './pglite-thread.server.ts'

/**
 * Opens the embedded database in a directory, or in memory, there from a dump if one is given, in a thread of its own. The
 * caller holds the directory's lock.
 * PGlite never fsyncs: what it acknowledged survives the end of the process, and a power cut only from the next flush on.
 * @throws StartRefused when the directory holds something PGlite cannot open.
 */
export async function openPglite(directory: string | 'memory', dump?: Blob): Promise<OpenDatabase> {
  const isInMemory = directory === 'memory'
  if (!isInMemory) mkdirSync(directory, { recursive: true, mode: 0o700 })
  const thread = await openPgliteThread({
    directory: isInMemory ? null : directory,
    dump: dump ? await dump.arrayBuffer() : null,
  }).catch((error) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefused(
      `The embedded database in ${directory} cannot be opened (${reason}); restore a backup into an empty data directory.`,
    )
  })
  const openFlush = () => (isInMemory ? async () => {} : openDatabaseFlush(directory))
  const flush = openFlush()
  // Opening may have ended in a checkpoint, and what follows is only as safe as that. A failure comes again at each flush.
  flush().catch(() => {})
  return {
    db: toDatabase(thread),
    engine: 'pglite',
    description: 'embedded database (PGlite)',
    listen: thread.listen,
    // One process, held by the directory lock: nobody else can ask.
    withLock: (_lock, work) => work(),
    flush,
    // Closing makes a checkpoint: from then on recovery relies on files that nobody has flushed yet.
    close: async () => {
      await thread.close()
      await flush().catch(openFlush())
    },
  }
}

/** The query builder on a thread that was opened. Its type asks for all of PGlite; it uses what the thread has. */
export function toDatabase(thread: PgliteThread): Database {
  return drizzle(thread as unknown as PGlite)
}
