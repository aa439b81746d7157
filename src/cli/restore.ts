import { restoreBackup } from '#domain/backup/archive/restore-backup.server.ts'
import { showProgress } from '#platform/command-line/progress.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { runDeclared } from '#platform/run-command.ts'
import { refuseOtherFile } from './archive-file.ts'
import { COMMANDS } from './commands.mjs'
import { withStores } from './open-stores.server.ts'

await runDeclared(COMMANDS, 'restore', async ({ file }) => {
  await refuseOtherFile(file)
  const started = performance.now()
  const { tables, rows, originals } = await withStores(async (stores) => {
    const summary = await showProgress((onProgress) => restoreBackup(stores, file, onProgress))
    await migrate(stores.database, MIGRATIONS)
    return summary
  }, openDatabase)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `Restored ${rows} rows in ${tables} tables and ${originals} originals in ${seconds} s. You can start the site now.\n`,
  )
})
