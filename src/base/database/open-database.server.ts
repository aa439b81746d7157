import { join } from 'node:path'
import type { Config } from '#base/config.ts'
import type { Log } from '#base/log.ts'
import type { OpenDatabase } from './database.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { openPglite } from './open-pglite.server.ts'
import { openPostgres } from './open-postgres.server.ts'

/**
 * Opens the database that the configuration names: PostgreSQL by DATABASE_URL, else PGlite in `DATA_DIR/db` under the
 * directory's lock. Closing it frees the lock.
 * @throws StartRefused
 */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config.databasePool, log)
  const lock = lockDirectory(config.dataDirectory)
  try {
    const database = await openPglite(join(config.dataDirectory, 'db'))
    return { ...database, close: () => database.close().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}
