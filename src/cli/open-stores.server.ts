import { join } from 'node:path'
import type { Stores } from '#domain/backup/back-up.server.ts'
import { type Config, readConfig, StartupError } from '#platform/config.ts'
import { type openDatabase, openDatabaseForCommand } from '#platform/database/open-database.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { openLog } from '#platform/log.ts'

export async function withStores<Answer>(
  work: (stores: Stores, config: Config) => Promise<Answer>,
  open: typeof openDatabase = openDatabaseForCommand,
): Promise<Answer> {
  const config = readConfig()
  const database = await open(config, openLog('warn'))
  try {
    const files = await openFileStore(config.files, join(config.dataDirectory, 'files'))
    if (config.files.kind === 's3' && !(await files.isWritable()))
      throw new StartupError(`The bucket ${config.files.bucket} cannot be used; check the S3_... settings.`)
    return await work({ database, files }, config)
  } finally {
    await database.close()
  }
}
