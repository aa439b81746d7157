import { setPriority } from 'node:os'
import { backUp, NOTICE } from '#domain/backup/back-up.server.ts'
import { noteBackup } from '#domain/backup/last-backup.server.ts'
import { showProgress } from '#platform/command-line/progress.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from './commands.mjs'
import { withStores } from './open-stores.server.ts'

/** The site on the same machine comes first: beside it a backup gets a tenth of a processor that both want. */
const PRIORITY = 10

await runDeclared(COMMANDS, 'backup', async ({ file }) => {
  // Must come before any thread is started that compresses, since each takes over the priority.
  setPriority(PRIORITY)
  const started = performance.now()
  const { tables, rows, originals } = await withStores(async (stores, { dataDirectory }) => {
    const summary = await showProgress((onProgress) => backUp(stores, file, new Date(), onProgress))
    const { rows, originals } = summary
    await noteBackup(dataDirectory, { finishedAt: new Date().toISOString(), rows, originals })
    return summary
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `${file} holds ${rows} rows from ${tables} tables and ${originals} originals, written in ${seconds} s. ${NOTICE}\n`,
  )
})
