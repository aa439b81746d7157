import { sql } from 'drizzle-orm'
import { type Config, readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openLog } from '#platform/log.ts'
import serving from '../scripts/serving.json' with { type: 'json' }
import { type RunningServer, runTool, startServer } from './servers.ts'

/** Starts the real program as `npm start` does. */
export function startSite(environment: Record<string, string>): Promise<RunningServer> {
  const { flags } = serving
  return startServer({
    file: 'src/main.ts',
    probe: '/healthz',
    flags,
    environment: { ...serving.environment, ...environment },
  })
}

export type CatalogueSize = { artists: number; images: number } | 'usual'

/** The largest catalogue that the site has to serve. */
export const LARGE = { artists: 2_000, images: 100_000 }

/** Seeds a data directory, or the PostgreSQL of an address, with the demo catalogue. */
export async function seed(dataDirectory: string, size: CatalogueSize, databaseUrl = ''): Promise<void> {
  const parameters =
    size === 'usual' ? [] : ['--artists', String(size.artists), '--images', String(size.images)]
  await runTool(['demo/demo.ts', ...parameters], { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl })
  await atDatabase(dataDirectory, fillThumbHashes, databaseUrl)
}

/** Gives every picture a ThumbHash of the usual size, so that no background job disturbs the measurement. */
async function fillThumbHashes(db: Database): Promise<void> {
  await db.execute(
    sql`UPDATE pictures SET thumb_hash = encode(substring(sha256(id::text::bytea) FOR 24), 'base64') WHERE thumb_hash IS NULL`,
  )
}

/** Opens the embedded database of a data directory, or the PostgreSQL of an address, for one operation. */
export async function atDatabase<Answer>(
  dataDirectory: string,
  work: (db: Database) => Promise<Answer>,
  databaseUrl = '',
): Promise<Answer> {
  const config: Config = readConfig({ DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl })
  const database = await openDatabase(config, openLog('warn'))
  try {
    await migrate(database, 'migrations')
    return await work(database.db)
  } finally {
    await database.close()
  }
}
