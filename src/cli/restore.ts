import { restoreBackup } from '#domain/backup/archive/restore-backup.server.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { runCommand } from '#platform/run-command.ts'
import { readFileArgument, withStores } from './open-stores.server.ts'

const USAGE =
  'Usage: npm run restore -- FILE (a backup; the database and the originals of this configuration must be empty).'

async function main(): Promise<void> {
  const path = readFileArgument(USAGE)
  const started = performance.now()
  const { tables, rows, originals } = await withStores(async (stores) => {
    const summary = await restoreBackup(stores, path)
    await migrate(stores.database, MIGRATIONS)
    return summary
  }, openDatabase)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `Restored ${rows} rows in ${tables} tables and ${originals} originals in ${seconds} s. You can start the site now.\n`,
  )
}

await runCommand(main)
