import { mkdirSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { StartRefused } from '#base/config.ts'
import type { OpenDatabase } from './database.ts'
import { openPgliteThread, type PgliteThread } from './pglite-thread.server.ts'

/**
 * Opens the embedded database in a directory, or in memory, there from a dump if one is given, in a thread of its own. The
 * caller holds the directory's lock.
 * PGlite never fsyncs: what was acknowledged survives the end of the process, not a power cut.
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
  return {
    db: drizzle(toClient(thread)),
    engine: 'pglite',
    description: 'embedded database (PGlite)',
    listen: thread.listen,
    // One process, held by the directory lock: nobody else can ask.
    withLock: (_lock, work) => work(),
    close: thread.close,
  }
}

/** The query builder's type asks for all of PGlite; it uses what the thread has. */
function toClient(thread: PgliteThread): PGlite {
  return thread as unknown as PGlite
}
