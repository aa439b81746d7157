import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { StartupError } from '#platform/config.ts'
import type { Database, OpenDatabase } from '#platform/database/database.ts'
import { serveCommands } from './commands/serve-commands.server.ts'
import { refuseOtherEngine } from './engine/engine.ts'
import { openPgliteThread, type PgliteQueries } from './pglite-thread.server.ts'

/** @throws StartupError for a folder that PGlite cannot open, or of another PostgreSQL. The caller holds its lock. */
export async function openPglite(directory: string | 'memory', dump?: Blob): Promise<OpenDatabase> {
  const isInMemory = directory === 'memory'
  if (!isInMemory) refuseOtherEngine(directory)
  const thread = await openPgliteThread({
    directory: isInMemory ? null : directory,
    dump: dump ? await dump.arrayBuffer() : null,
  }).catch((error) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(
      `The embedded database in ${directory} cannot be opened (${reason}); restore a backup into an empty data directory.`,
    )
  })
  return {
    db: toDatabase(thread),
    engine: 'pglite',
    description: 'embedded database (PGlite)',
    listen: thread.listen,
    // The directory lock already excludes other processes.
    withLock: (_lock, work) => work(),
    serveCommands: (path, log) => serveCommands({ path, thread, log }),
    isBackingUp: thread.isBackingUp,
    close: thread.close,
  }
}

/** Drizzle's type requires a whole PGlite; it only uses the methods that the thread has. */
export function toDatabase(queries: PgliteQueries): Database {
  return drizzle(queries as unknown as PGlite)
}
