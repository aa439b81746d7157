import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig, StartupError } from '#platform/config.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { openLog } from '#platform/log.ts'
import type { Holding } from './archive/back-up.server.ts'

/** Opens the configured database and file store, runs the work and closes them. */
export async function withHolding<Answer>(
  work: (holding: Holding, config: Config) => Promise<Answer>,
): Promise<Answer> {
  const config = readConfig()
  const database = await openDatabase(config, openLog('warn'))
  try {
    const files = await openFileStore(config.files, join(config.dataDirectory, 'files'))
    return await work({ database, files }, config)
  } finally {
    await database.close()
  }
}

/** The only argument of a command, a file. @throws StartupError with the usage when it is missing. */
export function readFileArgument(usage: string): string {
  const { positionals } = readArguments(usage)
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new StartupError(usage)
  return path
}

function readArguments(usage: string) {
  try {
    return parseArgs({ allowPositionals: true })
  } catch {
    throw new StartupError(usage)
  }
}
