import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, StartupError } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import type { OpenDatabase } from './database.ts'
import { lockDirectory } from './directory-lock.server.ts'

/** PGlite's write-ahead log has files of 16 MB; it needs a few of them to start and to recover, else it crashes. */
const SPACE_TO_OPEN_BYTES = 64 * 1024 * 1024

/** DATABASE_URL chooses PostgreSQL, else PGlite in `DATA_DIR/db` under the directory's lock. @throws StartupError */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  // Loads only the engine in use, since each import takes a good part of the start.
  if (config.databaseUrl) {
    const { openPostgres } = await import('./open-postgres.server.ts')
    return openPostgres(config.databaseUrl, config.databasePool, log)
  }
  const lock = lockDirectory(config.dataDirectory)
  try {
    refuseFullDisk(config.dataDirectory)
    const { openCheckpoints, openPglite } = await import('./pglite/open-pglite.server.ts')
    const database = await openPglite(join(config.dataDirectory, 'db'))
    const checkpoints = openCheckpoints(database.db, log)
    const close = async () => {
      await checkpoints.close()
      await database.close()
    }
    return { ...database, close: () => close().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The socket is in the data directory, which only the site's own user may enter. */
export function commandSocketIn(dataDirectory: string): string {
  return join(dataDirectory, 'database.sock')
}

/** The embedded database is opened through the site that runs on it. @throws StartupError */
export async function openDatabaseForCommand(config: Config, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl) return openDatabase(config, log)
  const { connectToSite } = await import('./pglite/connect-to-site.server.ts')
  return (await connectToSite(commandSocketIn(config.dataDirectory))) ?? openDatabase(config, log)
}

function refuseFullDisk(directory: string): void {
  const { bavail, bsize } = statfsSync(directory)
  if (bavail * bsize >= SPACE_TO_OPEN_BYTES) return
  throw new StartupError(
    `The disk of the data directory ${directory} is full; nothing is lost, free ${SPACE_TO_OPEN_BYTES / 1024 ** 2} MB and start again.`,
  )
}
