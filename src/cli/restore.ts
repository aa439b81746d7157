import { dirname } from 'node:path'
import { keepStill, type Waiting } from '#domain/backup/quiet-restore.server.ts'
import { restoreBackup } from '#domain/backup/restore-backup.server.ts'
import { showProgress } from '#platform/command-line/progress.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { runDeclared } from '#platform/run-command.ts'
import { refuseOtherFile } from './archive-file.ts'
import { COMMANDS } from './commands.mjs'
import { eraseAgain } from './data-about-person.server.ts'
import { withStores } from './open-stores.server.ts'

await runDeclared(COMMANDS, 'restore', async ({ file, send, access }) => {
  await refuseOtherFile(file)
  const started = performance.now()
  const { tables, rows, originals, erased, waiting } = await withStores(async (stores, { dataDirectory }) => {
    const summary = await showProgress((onProgress) => restoreBackup(stores, file, onProgress))
    await migrate(stores.database, MIGRATIONS)
    const erased = await eraseAgain(stores, dataDirectory, [dirname(file), dataDirectory])
    return { ...summary, erased, waiting: await keepStill(stores.database.db, new Date(), { send, access }) }
  }, openDatabase)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `Restored ${rows} rows in ${tables} tables and ${originals} originals in ${seconds} s. You can start the site now.\n`,
  )
  if (erased > 0)
    process.stdout.write(
      `${erased} people who were erased after this backup were in it and have been erased again.\n`,
    )
  process.stdout.write(`${reportWaiting(waiting, send)}\n`)
  if (!access)
    process.stdout.write('Sessions, tokens and links of staff have ended; --access would have left them.\n')
})

function reportWaiting({ emails, webhooks, deliveries }: Waiting, send: boolean): string {
  const what = `${emails} e-mails, ${webhooks} messages of webhooks, ${deliveries} deliveries that have not ended`
  return send
    ? `Waiting in it: ${what}. They go out as soon as the site starts.`
    : `Waiting in it: ${what}. Nothing goes out until an owner lets it on the health page, or it is restored with --send.`
}
