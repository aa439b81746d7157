import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { StartupError } from '#platform/config.ts'
import { type Database, type OpenDatabase, rowsOf } from '#platform/database/database.ts'
import { type BackgroundJob, openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'
import { refuseOtherEngine } from './engine.ts'
import { openPgliteThread, type PgliteQueries } from './pglite-thread.server.ts'
import { serveCommands } from './serve-commands.server.ts'

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

/** An import writes some megabytes in this time. */
const LOOKED_EVERY_MS = 30_000
/** The most that a start after a kill has to replay, and the most disk space that the log takes. */
const GROWN_BYTES = 64 * 1024 * 1024

/** The log's position before any is known: the first run makes a checkpoint. */
const BEGINNING = '0/0'

/**
 * PGlite makes a checkpoint only when closed, so its log would grow without end. It has no autovacuum either: the same
 * run counts what its tables hold, else finding the 50 images of an artist reads all 100,000.
 */
export function openCheckpoints(db: Database, log: Log, grownBytes = GROWN_BYTES): BackgroundJob {
  let last = BEGINNING
  const job = openBackgroundJob({
    run: async () => {
      const [row] = await rowsOf(
        db,
        sql`SELECT pg_current_wal_lsn()::text AS position,
          pg_wal_lsn_diff(pg_current_wal_lsn(), ${last}::pg_lsn)::float8 AS grown`,
      )
      if (Number(row?.grown) < grownBytes) return
      await db.execute(sql`ANALYZE`)
      await db.execute(sql`CHECKPOINT`)
      last = String(row?.position)
    },
    everyMs: LOOKED_EVERY_MS,
    log,
    failureEvent: 'database.no-checkpoint',
  })
  job.start()
  return job
}
