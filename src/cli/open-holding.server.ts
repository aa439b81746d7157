import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig, StartRefused } from '#platform/config.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { openLog } from '#platform/log.ts'
import type { Holding } from './archive/back-up.server.ts'

/** Opens the database and the file store of the configuration for one piece of work, and closes them after it. */
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

/** The one file that the command line must name. @throws StartRefused with the usage when it does not. */
export function readFileArgument(usage: string): string {
  const { positionals } = readArguments(usage)
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new StartRefused(usage)
  return path
}

function readArguments(usage: string) {
  try {
    return parseArgs({ allowPositionals: true })
  } catch {
    throw new StartRefused(usage)
  }
}
